import type { ActionCard } from '../../content/heroCard';
import type { Family, GearId } from '../../words/ids';
import { MONSTER_CARDS } from '../../content/monsters';
import type { Catacombs } from '../../model/model';
import type { HeroPiece, Piece } from '../../model/piece';
import { isSuppressed } from '../../model/queries';
import type { Attack, Step } from '../../words/attack';
import { hasWorking } from '../../model/subjects/gear';

const critical = (attack: Attack): Attack =>
  attack.modifiers.includes('critical') ? attack : { ...attack, modifiers: ['critical', ...attack.modifiers] };

interface Hardening {
  readonly gear: GearId;
  readonly type: Attack['type'];
  /** Only the Punch of its own, not those of other cards (BASE-341). */
  readonly isPlainPunch: boolean;
}

/** What makes attacks critical whoever they strike. */
const HARDENINGS: readonly Hardening[] = [
  { gear: 'equipment:great-axe', type: 'punch', isPlainPunch: true },
  { gear: 'artefact:horned-blade', type: 'punch', isPlainPunch: true },
  { gear: 'artefact:witchbane', type: 'missile', isPlainPunch: false },
];

/** The steps of an action as this hero takes them. */
export function hardenedSteps(model: Catacombs, piece: HeroPiece, { id, steps }: ActionCard): readonly Step[] {
  const working = HARDENINGS.filter(
    ({ gear, isPlainPunch }) => (!isPlainPunch || id === 'punch') && hasWorking(model, piece.card, gear),
  );
  if (working.length === 0) return steps;
  return steps.map((step) =>
    step.kind === 'pitch' && working.some(({ type }) => type === step.attack.type)
      ? { ...step, attack: critical(step.attack) }
      : step,
  );
}

interface Bane {
  readonly gear: GearId;
  readonly type: Attack['type'];
  readonly families: readonly Family[];
}

/** What is critical against some families alone (SOL-027). */
const BANES: readonly Bane[] = [
  { gear: 'equipment:war-hammer', type: 'punch', families: ['undead'] },
  { gear: 'equipment:sun-mace', type: 'punch', families: ['infernal'] },
  { gear: 'equipment:silver-bolts', type: 'missile', families: ['undead', 'infernal'] },
];

/** Judged target by target (SOL-028, SOL-029), and off while heroes are suppressed (SOL-211). */
export function isBane(model: Catacombs, actor: Piece, attack: Attack, target: Piece): boolean {
  if (actor.kind !== 'hero' || target.kind !== 'monster' || isSuppressed(model)) return false;
  const { family } = MONSTER_CARDS[target.card];
  return BANES.some(
    ({ gear, type, families }) =>
      type === attack.type && families.includes(family) && hasWorking(model, actor.card, gear),
  );
}
