import type { DeedAsk } from '../../../rules/machine';
import { indexOf, personOf, type CharacterId, type Odds, type ReignDeed } from '../../../rules/reign';
import type { Pondering } from '../../core';
import { Look } from '../sense/look';
import type { Answered, Thinking } from '../thinking';
import { deedWorth, NEVER, type Weighed } from '../worth/deeds';
import { Prospect } from '../worth/prospect';

/** For less than this nobody lifts a finger. */
const LEAST = 0.3;

type Going = Extract<ReignDeed, { kind: 'walk' | 'run' }>;

const isGoing = (deed: ReignDeed): deed is Going => deed.kind === 'walk' || deed.kind === 'run';

/** The nearest first, and no more of them than it thinks of. */
function thoughtOf(deeds: readonly ReignDeed[], most: number): readonly ReignDeed[] {
  const goings = deeds.filter(isGoing).sort((a, b) => a.cost - b.cost);
  const others = deeds.filter((deed) => !isGoing(deed) && deed.kind !== 'end');
  // Of many that are as near, some of each distance.
  const step = Math.max(1, goings.length / most);
  const picked = goings.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  return [...others, ...picked];
}

const chanceIn = (deed: ReignDeed): Odds | null => ('chance' in deed ? deed.chance : 'hit' in deed ? deed.hit : null);

/** The deed that promises most, with what it leads to; to end where none promises anything. */
export function* acted(
  { view, head, dice, effort }: Thinking,
  id: CharacterId,
  ask: DeedAsk<ReignDeed>,
): Pondering<Answered> {
  const look = new Look(view.model, personOf(view.model, id));
  const prospect = new Prospect(look, head);
  const { at } = look;
  const points = look.who.side === view.model.side ? look.who.points : look.who.waiting;
  let best: { readonly deed: ReignDeed; readonly weighed: Weighed; readonly sum: number } | null = null;
  const stay = prospect.at(at, 0);
  for (const deed of thoughtOf(ask.deeds, head.squares)) {
    effort.spend();
    const weighed = deedWorth(prospect, deed);
    if (weighed === NEVER) continue;
    const end = isGoing(deed) ? indexOf(look.ground, deed.to) : at;
    const doubt = head.slack * dice.bell() * (DOUBT + MISJUDGED * Math.min(MOST, Math.abs(weighed.worth)));
    const sum = weighed.worth + prospect.at(end, points - deed.cost) + doubt;
    if (sum > (best?.sum ?? stay + LEAST)) best = { deed, weighed, sum };
    yield;
  }
  const deed = best?.deed ?? ask.deeds.find(({ kind }) => kind === 'end');
  if (deed === undefined) throw new Error(`${id} cannot end`);
  return {
    answer: { kind: 'deed', deed: deed.id },
    thought: {
      kind: 'deed',
      deed: deed.kind,
      aim: best?.weighed.aim ?? 'rest',
      chance: chanceIn(deed),
      tried: effort.spent,
    },
  };
}

/** How far a judgement strays at a slack of one, and how much further of what is at stake. */
const DOUBT = 0.1;
const MISJUDGED = 0.2;
/** Nobody is blind to what wins the quest. */
const MOST = 10;
