import { decide, MINDS, type ConquestAsked, type ConquestSaid } from '../../../src/ai/conquest';
import { sampled, type Level } from '../../../src/ai/core';
import { middleOf, speedOver, towards } from '../../../src/ai/flicking';
import { distance } from '../../../src/lib';
import { charactersOf, conquest, lying, otherTeam, teamOfSeat } from '../../../src/rules/conquest';

/** Who sits at the table: a level of the app, somebody who shoots straight at the nearest with any card, or nobody in particular. */
export type Contestant = Level | 'greedy' | 'random';

export type Said = Pick<ConquestSaid, 'answer' | 'stream'>;
type Asking = Omit<ConquestAsked, 'mind'>;

/** Any card, any direction, at any speed that is one. */
function random({ view, seat, stream }: Asking): Said {
  const drawn = sampled(conquest, view, seat, stream);
  if (drawn === null) throw new Error(`nothing can be answered to ${view.prompt?.purpose.kind ?? 'nothing'}`);
  return { answer: drawn.value, stream: drawn.stream };
}

/** What a blow has left where it lands. */
const ARRIVING_MM_S = 1400;
const AIMER = { ...MINDS[3], head: { ...MINDS[3].head, lines: 1, seesBanks: false, refines: false } };

/** With the hand of level 3, straight at the nearest, from where it may be put down towards it. */
function greedy(asking: Asking): Said {
  const { view, seat } = asking;
  const { prompt, model } = view;
  if (prompt?.ask.kind !== 'flick' || prompt.purpose.kind !== 'shoot') return random(asking);
  const { ask, purpose } = prompt;
  const discs = lying(model);
  const own = discs.find(({ id }) => id === purpose.character);
  const foes = charactersOf(otherTeam(teamOfSeat(model.setup, seat)));
  const [nearest] = discs
    .filter(({ id }) => foes.some((foe) => foe === id))
    .sort((a, b) => (own ? distance(middleOf(a), middleOf(own)) - distance(middleOf(b), middleOf(own)) : 0));
  if (own === undefined || nearest === undefined || ask.projectile !== null) return decide({ ...asking, mind: AIMER });
  const way = distance(middleOf(own), middleOf(nearest));
  const { x, y } = towards(middleOf(own), middleOf(nearest), speedOver(way, ARRIVING_MM_S, ask));
  return {
    answer: { kind: 'flick', flick: { discId: own.id, from: null, vxMmS: x, vyMmS: y } },
    stream: asking.stream,
  };
}

export const answerOf = (contestant: Contestant, asking: Asking): Said =>
  contestant === 'random'
    ? random(asking)
    : contestant === 'greedy'
      ? greedy(asking)
      : decide({ ...asking, mind: MINDS[contestant] });

export function contestantOf(text: string): Contestant {
  if (text === 'greedy' || text === 'random') return text;
  if (!(text in MINDS)) throw new Error(`no contestant is called ${text}`);
  return Number(text) as Level;
}
