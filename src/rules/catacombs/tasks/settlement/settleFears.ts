import { chooseOne } from '../../../machine';
import { PASS } from '../../words/options';
import { chosenOne } from '../../model/answers';
import { MOVEMENT } from '../../content/attacks';
import { settlementOf } from '../../model/changes';
import { isAlive } from '../../model/hero';
import type { Catacombs } from '../../model/model';
import { heroOf, pieceOrNull } from '../../model/queries';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import type { Pitch } from '../../words/pitch';
import { stackOn } from '../../model/subjects/stacks';
import type { PieceId } from '../../words/openIds';

const canFlee = (model: Catacombs, id: PieceId): boolean => {
  const piece = pieceOrNull(model, id);
  return piece?.kind === 'hero' && isAlive(heroOf(model, piece.card));
};

/** What sits on a hero is set down before he runs: then he has to (VERM-053, VERM-054). */
const carriesSome = (model: Catacombs, hero: PieceId): boolean => stackOn(model, hero).length > 0;

/** It hurts nobody and nobody answers it (VERM-049, VERM-056). */
const flight = (hero: PieceId, mayDecline: boolean): Pitch => ({
  number: 0,
  actor: hero,
  striker: hero,
  attack: MOVEMENT,
  reason: 'fear',
  origin: hero,
  struckBefore: [],
  missileAt: null,
  spares: [],
  mayDecline,
});

function flee(play: CatacombsPlay, hero: PieceId, others: readonly PieceId[]): void {
  play.next(
    { kind: 'unstack', on: hero, at: null, rule: 'VERM-053' },
    { kind: 'pitch', pitch: flight(hero, !carriesSome(play.model, hero)) },
    { kind: 'settleFears', heroes: others },
  );
}

/** Step 5: the Overseer may flick every hero whom the pitch frightened, one after the other, or leave it (VERM-048, VERM-054). */
export const settleFearsRule: RuleOf<'settleFears'> = {
  run(play, task) {
    const all = task.heroes ?? settlementOf(play.model).frightened ?? [];
    const heroes = all.filter((id) => canFlee(play.model, id));
    const [first, ...others] = heroes;
    if (first === undefined) return;
    if (others.length === 0 && !carriesSome(play.model, first)) return flee(play, first, []);
    play.ask([play.model.setup.overseer], { kind: 'frighten', heroes }, chooseOne([...heroes, PASS]), {
      kind: 'settleFears',
      heroes,
    });
  },
  answer(play, { heroes }, answer) {
    const chosen = (heroes ?? []).find((id) => id === chosenOne(answer));
    if (chosen === undefined) return;
    const others = (heroes ?? []).filter((id) => id !== chosen);
    flee(play, chosen, others);
  },
};
