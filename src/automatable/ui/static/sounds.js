// Quiet sounds of the table, made of a few tones; only where they are wished for.

import { wishes } from "./wishes.js";

const LOUD = 0.08;
const SOUNDS = { // each tone: how high, when it begins, how long it rings, in hertz and seconds
  choose: [[520, 0, 0.06]],
  step: [[294, 0, 0.14]],
  gain: [[587, 0, 0.18], [880, 0.11, 0.3]],
};

let context = null;

/** Plays one of the sounds. */
export function sound(name) {
  if (!wishes().sound || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  for (const [pitch, begin, rings] of SOUNDS[name]) tone(pitch, context.currentTime + begin, rings);
}

function tone(pitch, at, rings) {
  const [wave, volume] = [context.createOscillator(), context.createGain()];
  Object.assign(wave, { type: "triangle" }).frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUD, at + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0005, at + rings);
  wave.connect(volume).connect(context.destination);
  wave.start(at);
  wave.stop(at + rings);
}
