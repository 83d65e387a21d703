import { chooseOne } from '../../machine';
import type { FlickAnswer, FlickAsk } from '../../flicking';
import { printedOn } from '../content/cards';
import { LAUNCH } from '../content/discs';
import type { Conquest } from '../model/model';
import { projectileFor } from '../model/placing';
import { actingCharacter, actingSeat, enemyOf } from '../model/queries';
import { boardOf, lying } from '../model/table';
import type { RuleOf } from '../model/types';
import type { ConquestAnswer } from '../words/asks';
import { charactersOf, isCharacter, isProjectile, isProjectileKind } from '../words/ids';
import type { ShotAsked } from '../words/purposes';
import type { Flown, Shooting } from '../words/tasks';
import { chosenOne } from './chosenCard';

export const askedOf = ({ card, index, shot }: Shooting): ShotAsked => ({
  card,
  index: card === null ? null : index,
  shot,
});

const isTargeted = ({ card, index }: Shooting): boolean =>
  card !== null && (printedOn(card).shots[index]?.isTargeted ?? false);

/** A targeted icon: one enemy is named before the flick (CONQ-097). */
export const shotRule: RuleOf<'shot'> = {
  run(play, { shooting }) {
    if (!isTargeted(shooting)) return play.next({ kind: 'flick', shooting });
    const character = actingCharacter(play.model);
    const purpose = { kind: 'target', character, shot: askedOf(shooting) } as const;
    play.ask([actingSeat(play.model)], purpose, chooseOne(charactersOf(enemyOf(play.model))));
  },
  answer(play, { shooting }, answer) {
    const target = chosenOne(answer);
    if (target === null || !isCharacter(target)) throw new Error(`${String(target)} is nobody to aim at`);
    play.emit({ kind: 'named', target });
    play.next({ kind: 'flick', shooting: { ...shooting, target } });
  },
};

/** What may be flicked, however it is chosen: how hard is free, but it must be a flick (CONQ-069, CONQ-084). */
export const flickAsk = (model: Conquest, of: Pick<FlickAsk, 'discs' | 'projectile' | 'mayDecline'>): FlickAsk => ({
  kind: 'flick',
  board: boardOf(model.setup),
  taken: lying(model),
  ...LAUNCH,
  ...of,
});

/** The disc that is sent, and the one that is put down for it. */
export function flownBy({ flick }: FlickAnswer): Flown | null {
  if (flick === null) return null;
  const { discId, from, vxMmS, vyMmS } = flick;
  const projectile = from !== null && isProjectile(discId) ? { kind: discId, ...from } : null;
  return { disc: discId, projectile, vxMmS, vyMmS };
}

export const flickIn = (answer: ConquestAnswer): Flown | null => (answer.kind === 'flick' ? flownBy(answer) : null);

/** One flick of one disc (CONQ-065); the second of a targeted shot may be left (CONQ-098). */
export const flickRule: RuleOf<'flick'> = {
  run(play, { shooting }) {
    const { model } = play;
    const { shot, target, isAgain } = shooting;
    const character = actingCharacter(model);
    const [seats, asked] = [[actingSeat(model)], askedOf(shooting)] as const;
    if (!isProjectileKind(shot)) {
      const ask = flickAsk(model, { discs: [character], projectile: null, mayDecline: false });
      return play.ask(seats, { kind: 'shoot', character, shot: asked, target }, ask);
    }
    if (isAgain && target !== null) {
      const ask = flickAsk(model, { discs: [shot], projectile: null, mayDecline: true });
      return play.ask(seats, { kind: 'shootAgain', character, shot: asked, target, projectile: shot }, ask);
    }
    const ask = flickAsk(model, { discs: [], projectile: projectileFor(model, shot), mayDecline: false });
    play.ask(seats, { kind: 'shoot', character, shot: asked, target }, ask);
  },
  answer(play, { shooting }, answer) {
    const flick = flickIn(answer);
    if (flick === null) return play.next({ kind: 'strike', shooting, hits: [], worth: 0 });
    const { disc, projectile } = flick;
    const from = projectile === null ? null : { xMm: projectile.xMm, yMm: projectile.yMm };
    play.emit({ kind: 'flicked', disc, shot: shooting.shot, from });
    play.next({ kind: 'fly', shooting, flick });
  },
};
