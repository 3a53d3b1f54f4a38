"""Chance: pinned numbers (saves depend on them), an independent construction, and fairness."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from automatable.core.errors import BadOptions
from automatable.core.matches.rng import Seed, Stream

SEED = Seed(bytes(range(16)))
LIMIT = 2**64

# Changing any of these makes every save unreadable.
BLOCKS = {
    ("automa_deck/1", 0, 0): 0xBA44EC44DB5F289F,
    ("automa_deck/1", 1, 0): 0x652BB37D82C98DDD,
    ("automa_deck/1", 1, 1): 0xA074C5C2B5BD5EDF,
    ("Übersee", 2**40, 3): 0x281C3FC1693CCEFB,
}
TEN_BELOW_SIX = [2, 4, 2, 1, 0, 3, 0, 4, 4, 3]
SHUFFLE_OF_TWELVE = [5, 8, 4, 2, 1, 11, 10, 9, 3, 12, 7, 6]
FIRST_THREE_FROM_COUNTER_7 = [3, 6, 8]


def block(seed: bytes, stream: str, counter: int, attempt: int) -> int:
    """The construction as the module describes it, written a second time."""
    data = stream.encode() + bytes([0]) + counter.to_bytes(8, "big") + attempt.to_bytes(4, "big")
    keyed = blake2b(key=seed, person=b"automatable", digest_size=8)
    keyed.update(data)
    return int(keyed.hexdigest(), 16)


def below(seed: bytes, stream: str, counter: int, n: int) -> int:
    attempt = 0
    while block(seed, stream, counter, attempt) // n >= LIMIT // n:
        attempt += 1
    return block(seed, stream, counter, attempt) % n


@pytest.mark.parametrize(("place", "number"), BLOCKS.items(), ids=str)
def test_pinned_blocks(place: tuple[str, int, int], number: int) -> None:
    stream, counter, attempt = place
    assert Stream(SEED, stream).block(counter, attempt) == number


def test_pinned_numbers_below_six() -> None:
    dice = Stream(SEED, "dice")
    assert [dice.below(6, counter) for counter in range(10)] == TEN_BELOW_SIX


def test_pinned_shuffle() -> None:
    deck = Stream(SEED, "deck")
    assert deck.draw(range(1, 13), 12, 0) == SHUFFLE_OF_TWELVE
    assert deck.draw(range(1, 13), 3, 7) == FIRST_THREE_FROM_COUNTER_7


@given(
    st.binary(min_size=16, max_size=64),
    st.text(st.characters(codec="utf-8"), max_size=20),
    st.integers(0, 2**64 - 1),
    st.integers(1, 2**64),
)
def test_the_construction_is_the_documented_one(
    key: bytes, stream: str, counter: int, n: int
) -> None:
    ours = Stream(Seed(key), stream)
    assert ours.block(counter, 5) == block(key, stream, counter, 5)
    assert ours.below(n, counter) == below(key, stream, counter, n)


def test_a_number_beyond_the_last_whole_multiple_is_thrown_away() -> None:
    n = 2**63 + 1  # nearly half of all blocks are beyond it
    stream = Stream(SEED, "rejects")
    counter = next(c for c in range(100) if stream.block(c) >= n)
    assert stream.below(n, counter) == next(
        b for a in range(1, 100) if (b := stream.block(counter, a)) < n
    )


@given(st.lists(st.integers(), max_size=8), st.data())
def test_a_draw_is_the_beginning_of_its_shuffle(items: list[int], data: st.DataObject) -> None:
    take = data.draw(st.integers(0, len(items)))
    stream = Stream(SEED, "deck")
    whole = stream.draw(items, len(items), 0)
    assert stream.draw(items, take, 0) == whole[:take]
    assert Counter(whole) == Counter(items)


def test_every_order_of_four_cards_comes_from_exactly_one_row_of_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Fisher-Yates is fair: 4 * 3 * 2 * 1 rows of equally likely numbers, 24 different orders."""
    seen = Counter(
        _shuffled(monkeypatch, (a, b, c, 0)) for a in range(4) for b in range(3) for c in range(2)
    )
    assert seen == Counter(permutations("ABCD"))


def _shuffled(patch: pytest.MonkeyPatch, numbers: tuple[int, ...]) -> tuple[str, ...]:
    patch.setattr(Stream, "below", lambda self, n, counter: numbers[counter])
    return tuple(Stream(SEED, "any").draw("ABCD", 4, 0))


def test_the_first_of_six_cards_is_evenly_spread_over_seeds() -> None:
    """Chi-square with 5 degrees of freedom: below 20.5 in 999 of 1000 fair samples."""
    rolls = 6000
    seeds = (Seed(number.to_bytes(16, "big")) for number in range(rolls))
    seen = Counter(Stream(seed, "deck/1").below(6, 0) for seed in seeds)
    expected = rolls / 6
    assert sum((seen[face] - expected) ** 2 / expected for face in range(6)) < 20.5


def test_streams_and_counters_do_not_disturb_each_other() -> None:
    numbers = {
        Stream(seed, name).block(counter)
        for seed in (SEED, Seed(bytes(16)))
        for name in ("deck/1", "deck/11", "deck")
        for counter in (0, 1, 256)
    }
    assert len(numbers) == 18


@pytest.mark.parametrize("text", ["00112233445566778899aabbccddeeff", "ab" * 64])
def test_a_seed_in_hexadecimal_is_taken_as_it_is(text: str) -> None:
    assert str(Seed.from_text(text)) == text


@pytest.mark.parametrize("text", ["a rainy evening", "abcdef", "00" * 65, "ä", "\ud800"])
def test_any_other_text_is_spread_over_128_bits_and_reads_back(text: str) -> None:
    seed = Seed.from_text(text)
    assert len(seed.key) == 16
    assert Seed.from_text(str(seed)) == seed
    assert Seed.from_text(f" {text} ") == seed


def test_a_fresh_seed_has_128_bits_and_is_never_the_same() -> None:
    assert len({Seed.fresh().key for _ in range(50)}) == 50
    assert len(Seed.fresh().key) == 16


def test_an_empty_seed_is_refused() -> None:
    with pytest.raises(BadOptions, match="seed_empty"):
        Seed.from_text("  ")
