import { useState } from 'react';
import { heroesOf, poisonOf, type Purpose } from '../../../rules/catacombs';
import type { TableState } from '../../../session/catacombs';
import { DRAWER_IDS, type DrawerId, type News } from './drawerIds';
import { piecesOfKind, roomLord, roomMonsters } from '../../games/catacombs/live/liveOf';

type Seen = Pick<TableState, 'shown' | 'view' | 'beat'>;
type Things = Readonly<Partial<Record<DrawerId, readonly string[]>>>;

/** What can be new in a drawer, by a name that is its own. */
function thingsIn({ shown, view, beat }: Seen): Things {
  const heroes = heroesOf(view.model);
  const lord = roomLord({ shown, view });
  return {
    monsters: [...roomMonsters({ shown, view, beat }).map(({ id }) => id), ...(lord === null ? [] : [lord.id])],
    heroes: piecesOfKind(shown, 'ally').map(({ id }) => id),
    equipment: [
      ...view.model.offer.map((item) => `offer ${item}`),
      ...heroes.flatMap(({ id, equipment }) => equipment.map((item) => `${id} ${item}`)),
    ],
    artefacts: heroes.flatMap(({ trophies }) => [
      ...(trophies?.active ?? []),
      ...(trophies?.kept ?? []).map(({ monster }, index) => `${index} ${monster}`),
    ]),
    poison: heroes.flatMap((hero) => poisonOf(hero).map((card, index) => `${hero.id} ${index} ${card}`)),
  };
}

const newIn = (id: DrawerId, now: Things, seen: Things): readonly string[] =>
  (now[id] ?? []).filter((thing) => seen[id]?.includes(thing) !== true);

/** What has come since one last looked: at the table when it was opened, at a drawer whenever it lies open. */
export function useNews(state: Seen, openIds: readonly DrawerId[]): News {
  const now = thingsIn(state);
  const [seen, setSeen] = useState(now);
  const looked = openIds.filter((id) => newIn(id, now, seen).length > 0);
  if (looked.length > 0) setSeen({ ...seen, ...Object.fromEntries(looked.map((id) => [id, now[id]])) });
  return Object.fromEntries(
    DRAWER_IDS.map((id) => [id, openIds.includes(id) ? 0 : newIn(id, now, seen).length] as const),
  );
}

const ASKED_ABOUT: Readonly<Partial<Record<Purpose['kind'], DrawerId>>> = {
  castFrom: 'spells',
  curePoison: 'poison',
  cureWhom: 'poison',
  swarmAttack: 'poison',
  chooseShortfall: 'gold',
  payFirst: 'gold',
  payFor: 'gold',
  agreeToPay: 'gold',
  healer: 'gold',
  activateArtefact: 'artefacts',
  payArtefact: 'artefacts',
  ruleWhich: 'rules',
};

/** The drawer that a question is about, besides those that always have a handle. */
export const askedDrawer = (purpose: Purpose | null): DrawerId | null =>
  purpose === null ? null : (ASKED_ABOUT[purpose.kind] ?? null);
