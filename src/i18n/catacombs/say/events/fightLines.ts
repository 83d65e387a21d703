import { kindNamed } from '../../../../rules/catacombs';
import { actionWords } from '../actionWords';
import type { EventKey } from '../eventKey';
import { causeOf, type SomeLines } from './line';

const UNHARMED_LINES: Readonly<Record<string, EventKey>> = {
  struckJustBefore: 'unharmedAgain',
  mayNotBeTargeted: 'unharmedAttacker',
  harmless: 'unharmedByHarmless',
  veiled: 'unharmedWhileVeiled',
  pushed: 'unharmedByPush',
  touchedAgain: 'unharmedTouchedAgain',
  atRest: 'unharmedByResting',
  onlyMoved: 'unharmedByMove',
  deadBefore: 'unharmedAsDead',
  neverFreezes: 'unharmedByFrost',
};
const PLACED_LINES: Readonly<Record<string, EventKey>> = {
  'VERM-143': 'setDown',
  'VERM-053': 'setDown',
  'VERM-151': 'setDown',
  'VERM-109': 'freed',
};
const REMOVED_LINES: Readonly<Record<string, EventKey>> = {
  'BASE-228': 'removedWithWizard',
  'BASE-244': 'removedAfterRetaliation',
};

function unharmedLine(because: string): EventKey {
  if (['equipment', 'artefact'].includes(kindNamed(because))) return 'unharmedByEquipment';
  return UNHARMED_LINES[because] ?? 'unharmedByAbility';
}

/** What happens on the board in any game. */
export const fightLines = {
  placed: ({ piece, cause }, speaker) => ({
    key: PLACED_LINES[cause.rule] ?? (cause.by === piece ? 'placed' : 'placedBy'),
    values: { piece: speaker.the(piece), cause: causeOf(cause, speaker) },
  }),
  roundBegan: ({ round }) => ({ key: 'roundBegan', values: { round: String(round) } }),
  turnBegan: ({ turn }) => ({ key: turn === 'heroes' ? 'heroesTurnBegan' : 'overseerTurnBegan' }),
  actionBegan: ({ piece, action }, speaker) => ({
    key: 'actionBegan',
    values: { piece: speaker.the(piece), action: actionWords(speaker, piece, action).name },
  }),
  passed: ({ piece }, { the }) => ({ key: 'passed', values: { piece: the(piece) } }),
  stopped: ({ piece }, { the }) => ({ key: 'stopped', values: { piece: the(piece) } }),
  spellCast: ({ spell, from }, { name, the }) => ({
    key: 'spellCast',
    values: { spell: name(spell), origin: the(from) },
  }),
  equipmentUsed: ({ hero, equipment, isUsedUp }, { name, the }) => ({
    key: isUsedUp ? 'equipmentUsedUp' : 'equipmentUsed',
    values: { hero: the(hero), equipment: name(equipment) },
  }),
  flicked: ({ actor, striker }, { the }) => ({
    key: actor === striker ? 'flicked' : 'shot',
    values: { actor: the(actor), striker: the(striker) },
  }),
  struck: ({ target, by }, { the }) => ({ key: 'struck', values: { target: the(target), by: the(by) } }),
  unharmed: ({ target, by, because }, { the, name }) => ({
    key: unharmedLine(because),
    values: { target: the(target), by: the(by), because: name(because) },
  }),
  damaged: ({ target, amount, lifeLeft, cause }, speaker) => ({
    key: 'damaged',
    values: {
      target: speaker.the(target),
      amount: String(amount),
      lifeLeft: String(lifeLeft),
      cause: causeOf(cause, speaker),
    },
  }),
  killed: ({ piece, by, cause }, speaker) => ({
    key: by === null ? 'killed' : 'killedBy',
    values: { piece: speaker.the(piece), hero: by === null ? '' : speaker.the(by), cause: causeOf(cause, speaker) },
  }),
  healed: ({ target, amount, life, cause }, speaker) => ({
    key: 'healed',
    values: {
      target: speaker.the(target),
      amount: String(amount),
      life: String(life),
      cause: causeOf(cause, speaker),
    },
  }),
  stayedUp: ({ hero, cause }, speaker) => ({
    key: 'stayedUp',
    values: { hero: speaker.the(hero), cause: causeOf(cause, speaker) },
  }),
  removed: ({ piece, cause }, speaker) => ({
    key: REMOVED_LINES[cause.rule] ?? 'removed',
    values: { piece: speaker.the(piece), cause: causeOf(cause, speaker) },
  }),
  putBack: ({ piece }, { the }) => ({ key: 'putBack', values: { piece: the(piece) } }),
  moved: ({ piece, cause }, speaker) => ({
    key: cause.rule === 'BASE-335' ? 'movedByRuling' : 'moved',
    values: { piece: speaker.the(piece), cause: causeOf(cause, speaker) },
  }),
  incapacitated: ({ piece, backInRound, cause }, speaker) => ({
    key: cause.by === piece ? 'incapacitatedBySelf' : 'incapacitated',
    values: { piece: speaker.the(piece), round: String(backInRound), cause: causeOf(cause, speaker) },
  }),
  recovered: ({ piece }, { the }) => ({ key: 'recovered', values: { piece: the(piece) } }),
  becameFireWall: ({ piece, wall }, { the, name }) => ({
    key: 'becameFireWall',
    values: { piece: the(piece), wall: name(wall) },
  }),
  regenerated: ({ piece, life }, { the }) => ({
    key: 'regenerated',
    values: { piece: the(piece), life: String(life) },
  }),
  coinFlipped: ({ side }) => ({ key: side === 0 ? 'coinShowedGhoul' : 'coinShowedSkeleton' }),
  veiled: ({ lord, isVeiled }, { the }) => ({
    key: isVeiled ? 'veilRaised' : 'veilLifted',
    values: { lord: the(lord) },
  }),
  berserkChanged: ({ left }) => ({ key: 'berserkChanged', values: { left: String(left) } }),
} satisfies SomeLines;
