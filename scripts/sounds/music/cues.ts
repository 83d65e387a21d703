import { amplify, delay, fadeOut, highPass, lowPass, mix, samplesIn, type Signal } from '../filters';
import { createRandom } from '../random';
import { inRoom } from '../room';
import { NOTES } from './notes';
import { coin, drum, gong, horn, lute, struck } from './tones';

const at = (ms: number, tone: Signal, lengthMs: number, gain = 1): Signal =>
  amplify(delay(tone, ms, samplesIn(lengthMs)), gain);

const ended = (parts: readonly Signal[], fadeMs: number): Signal => fadeOut(inRoom(mix(...parts)), fadeMs);

/** A door of stone, and the bronze behind it. */
export function roomEntered(lengthMs: number): Signal {
  const parts = [
    at(0, drum(600), lengthMs, 0.9),
    at(60, gong(NOTES.d2 * 1.5, lengthMs - 60), lengthMs, 0.55),
    at(60, gong(NOTES.d3, lengthMs - 60), lengthMs, 0.4),
  ];
  return ended(parts, 500);
}

/** Horns up the chord, and home. */
export function victory(lengthMs: number): Signal {
  const call = [NOTES.d3, NOTES.fSharp3, NOTES.a3].map((hz, i) => at(i * 150, horn(hz, 260), lengthMs, 0.5));
  const home = [NOTES.d3, NOTES.a3, NOTES.d4, NOTES.fSharp4].map((hz) =>
    at(450, horn(hz, lengthMs - 450), lengthMs, 0.34),
  );
  return ended([...call, ...home, at(450, drum(700), lengthMs, 0.8)], 400);
}

/** The same call, broken off downwards. */
export function defeat(lengthMs: number): Signal {
  const fall = [NOTES.d4, NOTES.c4, NOTES.bFlat3].map((hz, i) => at(i * 300, horn(hz / 2, 420), lengthMs, 0.45));
  const end = [NOTES.d2 * 1.5, NOTES.d3, NOTES.f3].map((hz) => at(900, horn(hz / 1.5, lengthMs - 900), lengthMs, 0.4));
  return ended([...fall, ...end, at(900, gong(NOTES.d2, lengthMs - 900), lengthMs, 0.6)], 500);
}

/** Two plucked notes: look here. */
export const yourTurn = (lengthMs: number): Signal =>
  ended([at(0, lute(NOTES.a3, lengthMs), lengthMs, 0.6), at(140, lute(NOTES.d4, lengthMs - 140), lengthMs, 0.7)], 200);

/** Low, dark and short: a breath goes out. */
export function kill(lengthMs: number, seed: string): Signal {
  const random = createRandom(seed);
  const breath = new Float64Array(samplesIn(lengthMs)).map((_, i) => random() * Math.exp(-i / samplesIn(110)));
  const parts = [
    at(0, drum(lengthMs), lengthMs),
    at(0, gong(NOTES.d2 * 1.06, lengthMs), lengthMs, 0.3),
    amplify(highPass(lowPass(lowPass(breath, 900), 1400), 150), 0.9),
  ];
  return ended(parts, 180);
}

/** Three coins on a table. */
export const gold = (lengthMs: number): Signal =>
  ended(
    [2794, 3322, 3951].map((hz, i) => at(i * 75, coin(hz, lengthMs - i * 75), lengthMs, 0.5)),
    120,
  );

/** One small token on another: a clack, thin and dry. */
export const token = (lengthMs: number): Signal =>
  ended(
    [
      at(
        0,
        struck(2150, lengthMs, [
          { ratio: 1, level: 1, decayMs: 16 },
          { ratio: 1.68, level: 0.7, decayMs: 11 },
          { ratio: 2.9, level: 0.4, decayMs: 6 },
        ]),
        lengthMs,
        0.8,
      ),
      at(
        34,
        struck(2460, lengthMs - 34, [
          { ratio: 1, level: 0.6, decayMs: 14 },
          { ratio: 1.7, level: 0.4, decayMs: 9 },
        ]),
        lengthMs,
        0.5,
      ),
    ],
    50,
  );

/** A card slides over cloth and is laid down. */
export function card(lengthMs: number, seed: string): Signal {
  const random = createRandom(seed);
  const length = samplesIn(lengthMs);
  const slid = samplesIn(lengthMs * 0.55);
  const hiss = new Float64Array(length).map((_, i) => {
    const swell = i < slid ? 0.35 + 0.65 * (i / slid) : Math.exp(-(i - slid) / samplesIn(9));
    return random() * swell;
  });
  const paper = amplify(highPass(lowPass(lowPass(hiss, 5200), 6800), 900), 0.9);
  const laid = at(lengthMs * 0.55, struck(310, lengthMs * 0.4, [{ ratio: 1, level: 1, decayMs: 14 }]), lengthMs, 0.3);
  return ended([paper, laid], 40);
}

/** Steel that has been struck, and held. */
export const armour = (lengthMs: number): Signal =>
  ended(
    [
      at(
        0,
        struck(1180, lengthMs, [
          { ratio: 1, level: 0.8, decayMs: 150 },
          { ratio: 1.47, level: 0.7, decayMs: 120 },
          { ratio: 2.13, level: 0.6, decayMs: 90 },
          { ratio: 3.31, level: 0.45, decayMs: 55 },
          { ratio: 4.72, level: 0.3, decayMs: 30 },
        ]),
        lengthMs,
        0.7,
      ),
      at(0, drum(lengthMs), lengthMs, 0.5),
    ],
    160,
  );

/** A low bell inside the head. */
export const stunned = (lengthMs: number): Signal =>
  ended([at(0, gong(NOTES.a2, lengthMs), lengthMs, 0.7), at(0, gong(NOTES.a2 * 2.02, lengthMs), lengthMs, 0.3)], 350);
