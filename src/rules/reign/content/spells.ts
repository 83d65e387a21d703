import type { Spell, SpellAim, SpellId } from '../words/spells';
import type { GrimoireId } from '../words/things';
import { dice } from './amounts';

type Printed = Partial<Pick<Spell, 'range' | 'amount' | 'ignoresArmour' | 'ignoresEndurance' | 'isFlaming'>>;
type Line = readonly [id: SpellId, difficulty: number, aim: SpellAim, more?: Printed];

const PLAIN = { range: null, amount: null, ignoresArmour: false, ignoresEndurance: false, isFlaming: false } as const;
const BARE = { ignoresArmour: true, ignoresEndurance: true } as const;

/** REIGN-303 to REIGN-307, by grimoire. */
const GRIMOIRES: Readonly<Record<GrimoireId, readonly Line[]>> = {
  'grimoire:magic-for-beggars': [
    ['spell:spark', 1, 'foe', { range: 6, amount: dice(2, 1) }],
    ['spell:glow', 0, 'self', { range: 3 }],
    ['spell:patch-up', 1, 'selfOrBeside', { amount: dice(1) }],
    ['spell:draught', 0, 'place'],
    ['spell:trip', 1, 'foe', { range: 6 }],
  ],
  'grimoire:white-magic': [
    ['spell:mend', 2, 'friend', { range: 6, amount: dice(1, 4) }],
    ['spell:purify', 2, 'friend', { range: 6 }],
    ['spell:shield-of-faith', 3, 'friend'],
    ['spell:blinding-light', 4, 'foes'],
    ['spell:banish-the-dead', 5, 'foe', { amount: dice(3, 3), ...BARE }],
    ['spell:raise', 6, 'fallen', { amount: dice(1, 5) }],
  ],
  'grimoire:black-magic': [
    ['spell:shadow-dart', 2, 'foe', { range: 10, amount: dice(2, 3) }],
    ['spell:ember-orb', 3, 'foe', { range: 8, amount: dice(3, 4), isFlaming: true }],
    ['spell:dread', 3, 'foes'],
    ['spell:veil', 4, 'selfOrBeside'],
    ['spell:leech', 4, 'foe', { range: 6, amount: dice(2, 2), ignoresArmour: true }],
    ['spell:chain-of-lightning', 5, 'foe', { range: 8, amount: dice(3, 2) }],
  ],
  'grimoire:necromancy': [
    ['spell:icy-hand', 2, 'beside', { amount: dice(2, 3), ignoresEndurance: true }],
    ['spell:grip-of-the-dead', 3, 'foe', { range: 6 }],
    ['spell:blood-pact', 2, 'self'],
    ['spell:plague', 4, 'foe', { range: 6 }],
    ['spell:raise-a-corpse', 5, 'place'],
    ['spell:grave-walk', 6, 'self'],
  ],
  'grimoire:demonology': [
    ['spell:cinder', 2, 'foe', { range: 6, amount: dice(1, 2), isFlaming: true }],
    ['spell:hellish-claws', 3, 'friendBeside'],
    ['spell:black-wings', 4, 'self'],
    ['spell:call-imp', 6, 'place'],
    ['spell:infernal-door', 7, 'self'],
    ['spell:damnation', 8, 'foe', { range: 6 }],
  ],
};

const ALL: readonly Spell[] = (Object.keys(GRIMOIRES) as GrimoireId[]).flatMap((grimoire) =>
  GRIMOIRES[grimoire].map(([id, difficulty, aim, more]) => ({ ...PLAIN, ...more, id, grimoire, difficulty, aim })),
);

export const spellsIn = (grimoire: GrimoireId): readonly Spell[] => ALL.filter((spell) => spell.grimoire === grimoire);

const BY_ID: ReadonlyMap<SpellId, Spell> = new Map(ALL.map((spell) => [spell.id, spell]));

export function spellOf(id: SpellId): Spell {
  const spell = BY_ID.get(id);
  if (spell === undefined) throw new Error(`no spell ${id}`);
  return spell;
}
