import type { ActionName, Step } from '../../../rules/catacombs';
import type { DeedShape, NamedDeed } from '../deeds';
import { attackName } from './attackName';
import type { Speaker } from './speaker';

type Flicked = Exclude<Step, { kind: 'effect' }>;

const EFFECTS: Readonly<Record<string, DeedShape>> = {
  'effect:volcanism': 'volcanism',
  'effect:summon-vermin': 'summon-vermin',
};

/** What a row of flicks looks like: the disc itself, or something that it shoots. */
const OUTLINES: Readonly<Record<string, DeedShape>> = {
  'disc disc': 'twice',
  'disc shot': 'strikeThenShoot',
  'disc sent': 'strikeThenSend',
  'disc shot disc': 'strikeShootStrike',
};

const outlineOf = ({ attack: { type } }: Flicked): string => {
  if (type === 'punch') return 'disc';
  return type === 'commandUndead' ? 'sent' : 'shot';
};

function shapeOf(steps: readonly Step[]): DeedShape {
  const flicks = steps.filter((step): step is Flicked => step.kind !== 'effect');
  const [first] = steps;
  if (first === undefined) return 'pass';
  const [only, ...others] = flicks;
  const shape =
    first.kind === 'effect'
      ? EFFECTS[first.effect]
      : others.length > 0
        ? OUTLINES[flicks.map(outlineOf).join(' ')]
        : only?.kind === 'chain'
          ? 'chain'
          : attackName(first.attack);
  if (shape === undefined) throw new Error(`no sentence for the deed ${JSON.stringify(steps)}`);
  return shape;
}

const isNamed = (deeds: Readonly<Record<NamedDeed, string>>, action: ActionName): action is NamedDeed =>
  Object.hasOwn(deeds, action);

/** One sentence for whoever is about to choose it: what the fingers do, and what comes of it. */
export function deedSentence({ wording, say }: Speaker, action: ActionName, steps: readonly Step[]): string {
  const { deeds, deedShapes } = wording;
  if (isNamed(deeds, action)) return deeds[action];
  const [first] = steps;
  const count = first?.kind === 'chain' ? first.count : steps.length;
  return say(deedShapes[shapeOf(steps)], { count: String(count) });
}
