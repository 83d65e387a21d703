import type { SeatId } from '../../../../src/rules/machine';
import { catacombs, type CatacombsState } from '../../../../src/rules/catacombs';
import type { Space } from '../../../../src/rules/catacombs/model/path';
import type { Invariant } from './invariant';

export { survivesJson } from '../../invariants';

const spacesOf = ({ model: { path } }: CatacombsState): readonly Space[] =>
  path.kind === 'line' ? path.columns.flat() : path.spaces.filter((space) => space !== null);

/** The Overseer has chosen the cards of a labyrinth and of a story (BASE-065). */
const knowsTheWay = ({ model: { setup, path } }: CatacombsState, seat: SeatId): boolean =>
  seat === setup.overseer && (path.kind === 'labyrinth' || Boolean(setup.adventure));

/** Cards that everybody speaks of, though they lie in the deck: promised by a monster, or turned over at the Altar. */
const namedIn = ({ model, prompt, tasks }: CatacombsState): string =>
  JSON.stringify([
    model.room?.itemsOwed ?? [],
    prompt?.purpose ?? null,
    tasks.filter(({ kind }) => kind === 'payItems' || kind === 'judgeOffering' || kind === 'agreeOffering'),
  ]);

/** What this seat may not see: cards that lie face down, and the Equipment that is not on offer. */
function secretsFrom(state: CatacombsState, seat: SeatId): readonly string[] {
  const { equipmentDeck, offer } = state.model;
  const faceDown = spacesOf(state).filter(({ isFaceUp }) => !isFaceUp);
  const rooms = knowsTheWay(state, seat) ? [] : faceDown.map(({ card }) => card);
  const named = namedIn(state);
  const cards = equipmentDeck.filter((id) => !offer.includes(id) && !named.includes(JSON.stringify(id)));
  return [...rooms, ...cards].map((id) => JSON.stringify(id));
}

export const viewsKeepSecrets: Invariant = (state) => {
  for (const seat of catacombs.seatsOf(state)) {
    const text = JSON.stringify(catacombs.viewFor(state, seat));
    const seen = secretsFrom(state, seat).find((secret) => text.includes(secret));
    if (seen !== undefined) return `${seat} could read ${seen}`;
  }
  return null;
};
