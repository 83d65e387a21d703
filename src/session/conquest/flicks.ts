import {
  charactersOf,
  isCharacter,
  isCrystal,
  otherTeam,
  teamOf,
  type CharacterId,
  type ConquestEvent,
  type ConquestState,
} from '../../rules/conquest';
import { otherOf, type DiscTouch } from '../../rules/flicking';
import type { Flicks, JudgedSoFar } from '../game/flicks';
import type { ConquestVerdict } from './flicked';
import type { ConquestPlayed } from './played';
import { isLetDown } from './shown/loudEvents';
import { shownAtRest } from './shown/shownAfter';

/** What may come of a flick; what else happens in the same step belongs to the card or the turn. */
function isOf(event: ConquestEvent): boolean {
  switch (event.kind) {
    case 'settled':
    case 'putBack':
    case 'projectileGone':
    case 'hit':
    case 'harmless':
    case 'missed':
      return true;
    case 'tokenMoved':
      return event.why === 'damage' || event.why === 'capture';
    default:
      return false;
  }
}

function flickedBy(
  { prompt, model }: ConquestState,
  purpose: ConquestPlayed['purpose'],
): ReturnType<Flicks<ConquestPlayed>['flickedBy']> {
  if (prompt?.ask.kind !== 'flickResolved') return null;
  const { kind } = purpose;
  const { ground: board } = model.setup;
  if (kind === 'moveCrystal') return { actor: purpose.character, attack: 'obstacle', board };
  if (kind !== 'shoot' && kind !== 'shootAgain') return null;
  return { actor: purpose.character, attack: purpose.shot.shot, board };
}

function launchable({ prompt }: ConquestState): readonly string[] {
  if (prompt?.ask.kind !== 'flick') return [];
  const { discs, projectile } = prompt.ask;
  return projectile === null ? discs : [...discs, projectile.id];
}

function isMovement({ prompt }: ConquestState): boolean {
  const purpose = prompt?.purpose;
  if (purpose?.kind === 'moveCrystal') return true;
  return (purpose?.kind === 'shoot' || purpose?.kind === 'shootAgain') && purpose.shot.shot === 'move';
}

/** Whom the shot can wound: who was named, or either enemy. */
function targetsOf(view: ConquestState): readonly string[] {
  const purpose = view.prompt?.purpose;
  if ((purpose?.kind !== 'shoot' && purpose?.kind !== 'shootAgain') || isMovement(view)) return [];
  return purpose.target === null ? charactersOf(otherTeam(teamOf(purpose.character))) : [purpose.target];
}

const TOUCH: ConquestVerdict = { kind: 'touch' };

function verdict(event: ConquestEvent, before: ConquestVerdict | null): ConquestVerdict | null {
  if (event.kind === 'hit') return { kind: 'hit', target: event.target, damage: event.damage, rule: 'CONQ-101' };
  if (event.kind === 'putBack') return TOUCH;
  if (event.kind !== 'harmless') return before;
  return { kind: 'none', target: event.target, because: event.why, rule: event.rule };
}

/** What was said before of the same Character holds for every later touch; after a hit none counts (CONQ-077). */
function saidAgain(target: CharacterId, { said }: JudgedSoFar<ConquestPlayed>): ConquestVerdict {
  const before = said.map((touch) => touch.verdict).findLast((one) => 'target' in one && one.target === target);
  if (before?.kind === 'hit') return { kind: 'none', target, because: 'again', rule: 'CONQ-077' };
  return before ?? TOUCH;
}

/** Only the shot disc itself hits; what it drives before it hurts nobody (CONQ-076). */
function pushed({ a, b }: DiscTouch, actor: string): ConquestVerdict {
  const struck = [b, a].find((id) => isCharacter(id) && isCharacter(actor) && teamOf(id) !== teamOf(actor));
  return struck === undefined || !isCharacter(struck)
    ? TOUCH
    : { kind: 'none', target: struck, because: 'pushed', rule: 'CONQ-076' };
}

const unsaid: Flicks<ConquestPlayed>['unsaid'] = (entry, judged) => {
  if (entry.kind === 'wall') return { kind: 'wall' };
  if (entry.kind !== 'touch') return TOUCH;
  const { shot, actor } = judged.flicked;
  const other = otherOf(entry, shot.discId);
  if (other === null) return isCrystal(shot.discId) ? TOUCH : pushed(entry, actor);
  if (!isCharacter(other)) return TOUCH;
  // Whom a crystal shoves it does not wound (CONQ-147).
  if (isCrystal(shot.discId)) return { kind: 'none', target: other, because: 'crystal', rule: 'CONQ-147' };
  return saidAgain(other, judged);
};

export const flicks: Flicks<ConquestPlayed> = {
  say: {
    flick: (answer) => answer,
    resolved: (answer) => answer,
    place: () => {
      throw new Error('nothing is placed in Conquest but what is flicked at once');
    },
  },
  read: {
    flick: (answer) => (answer.kind === 'flick' ? answer : null),
    resolved: (answer) => (answer.kind === 'flickResolved' ? answer : null),
  },
  asked: (ask) => (ask.kind === 'choose' ? null : ask),
  flickedBy,
  launchable,
  swipe: (view, discId) => (launchable(view).includes(discId) ? [] : null),
  targetsOf,
  isMovement,
  isRelease: ({ kind }) => kind === 'flicked',
  isOf,
  // Who hears why it cost nothing is told no second time that nobody was hit.
  isStrike: (event) => event.kind === 'hit' || isLetDown(event),
  isSettling: () => false,
  atRest: shownAtRest,
  contactOf: (event) => ('contact' in event ? (event.contact ?? null) : null),
  verdict,
  unsaid,
  intentOf: (thought) => (thought.kind === 'shot' || thought.kind === 'crystal' ? thought : null),
  isMeantToMove: (thought) => thought.kind === 'crystal' || (thought.kind === 'shot' && thought.aim.target === null),
};
