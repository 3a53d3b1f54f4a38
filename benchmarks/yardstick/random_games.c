/* Random two-seat games of Patchwork in plain C: what the kernel is compared with.
 *
 *     random_games FIRST_SEED GAMES
 *
 * At every decision all legal placements are found, for all anchors of a picture at once: the
 * free cells, shifted by each cell of the picture, in masks of 128 bits. One of all legal actions
 * is taken, each as likely as the others. The generator, its use and the order of actions are
 * those of the kernel (PAT-LAB-02, -03), so that the sums over the same seeds must be the same.
 * facts.h is written from the game's data by benchmarks/laboratory.py.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "facts.h"

typedef unsigned __int128 Mask;

enum { FINAL = 53, CELLS = 81, PATCHES = 33, WINDOW = 3, MOST_PICTURES = 24, NOBODY = -1 };

typedef struct {
    int time[2], buttons[2], income[2], covered[2];
    Mask quilt[2];
    int after[PATCHES + 1], cursor, left; /* the circle as a ring */
    int mover, leather, tile, first_there;
    uint64_t random;
} Game;

typedef struct {
    int picture, slot;
    Mask anchors;
} Found;

static const Mask ONE = 1;

static Mask mask_of(const uint64_t words[2]) { return (Mask)words[1] << 64 | words[0]; }

static int count(Mask mask) {
    return __builtin_popcountll((uint64_t)mask) + __builtin_popcountll((uint64_t)(mask >> 64));
}

static int lowest(Mask mask) {
    uint64_t low = (uint64_t)mask;
    return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(mask >> 64));
}

static int nth(Mask mask, int n) {
    while (n--) mask &= mask - 1;
    return lowest(mask);
}

static uint64_t next_number(Game *g) {
    uint64_t z = g->random += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

static int below(Game *g, int n) {
    uint64_t excess = (UINT64_MAX % n + 1) % n, x;
    do x = next_number(g);
    while (excess && x >= 0 - excess);
    return x % n;
}

static void set_up(Game *g, uint64_t seed) {
    int order[PATCHES - 1];
    *g = (Game){.buttons = {5, 5}, .tile = NOBODY, .first_there = NOBODY, .random = seed};
    for (int i = 0; i < PATCHES - 1; i++) order[i] = i + 2;
    for (int i = PATCHES - 2; i > 0; i--) {
        int j = below(g, i + 1), kept = order[i];
        order[i] = order[j], order[j] = kept;
    }
    g->after[1] = order[0];
    for (int i = 0; i < PATCHES - 2; i++) g->after[order[i]] = order[i + 1];
    g->after[order[PATCHES - 2]] = 1;
    g->cursor = 1, g->left = PATCHES;
}

/* All legal purchases; returns how many actions there are, advancing included. */
static int look(const Game *g, Found found[], int *entries) {
    int seat = g->mover, legal = 1, patch = g->cursor;
    Mask free = ~g->quilt[seat] & ((ONE << CELLS) - 1);
    *entries = 0;
    for (int slot = 0; slot < WINDOW && slot < g->left; slot++) {
        patch = g->after[patch];
        if (COST[patch] > g->buttons[seat]) continue;
        for (int picture = FIRST[patch]; picture < FIRST[patch + 1]; picture++) {
            Mask anchors = mask_of(ANCHORS[picture]);
            for (int cell = 0; cell < SIZE[patch]; cell++) anchors &= free >> OFFSET[picture][cell];
            found[(*entries)++] = (Found){picture, slot, anchors};
            legal += count(anchors);
        }
    }
    return legal;
}

static void check_square(Game *g, int seat) {
    if (g->tile != NOBODY || g->covered[seat] < 49) return;
    for (int i = 0; i < 9; i++) {
        Mask square = mask_of(SQUARES[i]);
        if ((g->quilt[seat] & square) == square) g->tile = seat;
    }
}

static uint64_t between(int start, int end) { return (2ull << end) - (2ull << start); }

static void move(Game *g, int seat, int end) {
    int start = g->time[seat], other = g->time[1 - seat], empty = CELLS - g->covered[seat];
    if (end > FINAL) end = FINAL;
    g->buttons[seat] += g->income[seat] * __builtin_popcountll(INCOME & between(start, end));
    int from = other > start ? other : start;
    g->leather = from < end ? __builtin_popcountll(LEATHER & between(from, end)) : 0;
    if (g->leather > empty) g->leather = empty;
    g->time[seat] = end;
    if (end == FINAL && g->first_there == NOBODY) g->first_there = seat;
}

static void buy(Game *g, const Found *found, int anchor) {
    int seat = g->mover, before = g->cursor;
    for (int i = 0; i < found->slot; i++) before = g->after[before];
    int patch = g->after[before];
    g->after[before] = g->after[patch], g->cursor = before, g->left--;
    g->buttons[seat] -= COST[patch], g->income[seat] += PRINTED[patch];
    g->quilt[seat] |= mask_of(SHAPE[found->picture]) << anchor;
    g->covered[seat] += SIZE[patch];
    check_square(g, seat);
    move(g, seat, g->time[seat] + TIME[patch]);
}

static void advance(Game *g) {
    int seat = g->mover, end = g->time[1 - seat] + 1;
    if (end > FINAL) end = FINAL;
    g->buttons[seat] += end - g->time[seat];
    move(g, seat, end);
}

static int place_leather(Game *g) {
    int seat = g->mover, legal = CELLS - g->covered[seat];
    Mask free = ~g->quilt[seat] & ((ONE << CELLS) - 1);
    g->quilt[seat] |= ONE << nth(free, below(g, legal));
    g->covered[seat]++, g->leather--;
    check_square(g, seat);
    return legal;
}

static int take_turn(Game *g) {
    Found found[MOST_PICTURES];
    int entries, legal = look(g, found, &entries), k = below(g, legal) - 1;
    if (k < 0) {
        advance(g);
        return legal;
    }
    int entry = 0, here;
    while (k >= (here = count(found[entry].anchors))) k -= here, entry++;
    buy(g, &found[entry], nth(found[entry].anchors, k));
    return legal;
}

static int score(const Game *g, int seat) {
    return g->buttons[seat] + (g->tile == seat ? 7 : 0) - 2 * (CELLS - g->covered[seat]);
}

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    uint64_t seed = strtoull(argv[1], NULL, 10);
    long games = atol(argv[2]), plies = 0, legal = 0, first = 0, second = 0, wins = 0;
    clock_t start = clock();
    for (long i = 0; i < games; i++) {
        Game g;
        set_up(&g, seed + i);
        while (g.time[0] < FINAL || g.time[1] < FINAL || g.leather) {
            legal += g.leather ? place_leather(&g) : take_turn(&g);
            plies++;
            if (!g.leather && g.time[0] != g.time[1]) g.mover = g.time[0] < g.time[1] ? 0 : 1;
        }
        int a = score(&g, 0), b = score(&g, 1);
        first += a, second += b;
        wins += a > b || (a == b && g.first_there == 0);
    }
    printf("{\"plies\": %ld, \"legal_actions\": %ld, \"score_1\": %ld, \"score_2\": %ld, "
           "\"wins_1\": %ld, \"seconds\": %.6f}\n",
           plies, legal, first, second, wins, (double)(clock() - start) / CLOCKS_PER_SEC);
    return 0;
}
