import { amplify, highPass, lowPass, mix, samplesIn, SAMPLE_RATE_HZ, type Signal } from './filters';
import { createRandom, type Random } from './random';

/** One way in which a body rings: a damped sine, the quicker damped the lower its quality. */
export interface Mode {
  readonly frequencyHz: number;
  readonly quality: number;
  readonly level: number;
}

export interface Strike {
  readonly lengthMs: number;
  /** How long the two bodies press on each other: the longer, the duller. */
  readonly contactMs: number;
  readonly modes: readonly Mode[];
  /** The scrape of the two surfaces while they press. */
  readonly noiseLevel: number;
  readonly noiseMs: number;
  /** No two blows fall on the same spot: how far each mode strays in pitch and level. */
  readonly strayPitch: number;
  readonly strayLevel: number;
}

export function strike(recipe: Strike, seed: string): Signal {
  const random = createRandom(seed);
  const length = samplesIn(recipe.lengthMs);
  const force = contactForce(recipe.contactMs, length);
  const ringing = recipe.modes.map((mode) => ring(force, stray(mode, recipe, random)));
  return highPass(mix(...ringing, scrape(recipe, length, random)), 70);
}

/** A raised cosine with the area of one: short contact excites high modes, long contact leaves them silent. */
function contactForce(contactMs: number, length: number): Signal {
  const force = new Float64Array(length);
  const contact = Math.max(2, samplesIn(contactMs));
  for (let i = 0; i < contact; i += 1) force[i] = (1 - Math.cos((2 * Math.PI * (i + 0.5)) / contact)) / contact;
  return force;
}

const stray = (mode: Mode, { strayPitch, strayLevel }: Strike, random: Random): Mode => ({
  ...mode,
  frequencyHz: mode.frequencyHz * (1 + strayPitch * random()),
  level: mode.level * (1 + strayLevel * random()),
});

/** A two-pole resonator: exact for a damped sine, and needs no table. */
function ring(force: Signal, { frequencyHz, quality, level }: Mode): Signal {
  const angle = (2 * Math.PI * frequencyHz) / SAMPLE_RATE_HZ;
  const radius = Math.exp(-angle / (2 * quality));
  const feedback = 2 * radius * Math.cos(angle);
  const damping = radius * radius;
  const drive = level * Math.sin(angle);
  let last = 0;
  let before = 0;
  return force.map((push) => {
    const now = feedback * last - damping * before + drive * push;
    before = last;
    last = now;
    return now;
  });
}

function scrape({ noiseLevel, noiseMs, contactMs }: Strike, length: number, random: Random): Signal {
  const decay = samplesIn(noiseMs) / 3;
  const burst = new Float64Array(length).map((_, i) => random() * Math.exp(-i / decay));
  return amplify(highPass(lowPass(burst, 1000 / contactMs), 500), noiseLevel);
}
