import type { Weapon, WeaponId } from '../words/things';
import { dice } from './amounts';

type Printed = Pick<Weapon, 'damage' | 'sale' | 'weight'> & Partial<Weapon>;

const PLAIN = {
  kind: 'weapon',
  isMagic: false,
  isForced: false,
  range: null,
  reach: 1,
  isTwoHanded: false,
  hasParry: false,
  canBeParried: true,
  isFlaming: false,
  pierces: 0,
  attacksPerPoint: 1,
  hasSecondThrow: false,
  isVampiric: false,
  isGhostly: false,
  levels: {},
  needs: {},
} as const;

const FU = { isForced: true } as const;
const SKILLED = { needs: { melee: 4 } } as const;
const BOTH_HANDS = { isTwoHanded: true, ...SKILLED } as const;
const SWORD = { isMagic: true, ...FU, damage: dice(1), hasParry: true, weight: 6 } as const;

/** REIGN-187, REIGN-191, REIGN-309. */
const PRINTED: Readonly<Record<WeaponId, Printed>> = {
  'weapon:rusty-sword': { ...FU, damage: dice(1), hasParry: true, sale: 40, weight: 8 },
  'weapon:bastard-sword': { ...FU, ...BOTH_HANDS, damage: dice(2), hasParry: true, sale: 100, weight: 10 },
  'weapon:cleaver': { ...FU, damage: dice(1), sale: 20, weight: 6 },
  'weapon:two-handed-cleaver': { ...FU, ...BOTH_HANDS, damage: dice(2), sale: 70, weight: 10 },
  'weapon:club': { ...FU, damage: dice(1), pierces: 1, sale: 50, weight: 9 },
  'weapon:great-club': { ...FU, ...BOTH_HANDS, damage: dice(2), pierces: 1, sale: 100, weight: 13 },
  'weapon:nunchaku': { ...SKILLED, damage: dice(2), canBeParried: false, sale: 30, weight: 6 },
  'weapon:great-nunchaku': { ...BOTH_HANDS, damage: dice(3), canBeParried: false, sale: 60, weight: 10 },
  'weapon:old-yew-bow': { damage: dice(1, 4), range: 14, sale: 40, weight: 8 },
  'weapon:repeating-crossbow': { damage: dice(3, 3), range: 8, needs: { shooting: 4 }, sale: 250, weight: 8 },
  'weapon:spear': { ...FU, ...BOTH_HANDS, damage: dice(1, 1), reach: 2, sale: 200, weight: 8 },
  'weapon:blessed-sword': { ...SWORD, hasSecondThrow: true, sale: 150 },
  'weapon:berserk-axe': { ...SWORD, ...BOTH_HANDS, attacksPerPoint: 2, sale: 200, weight: 8 },
  'weapon:axe-of-might': { ...SWORD, hasParry: false, levels: { force: 1 }, sale: 150 },
  'weapon:blade-of-fury': { ...SWORD, levels: { will: 1 }, sale: 150 },
  'weapon:hell-blade': { ...SWORD, isFlaming: true, sale: 250 },
  'weapon:vampire-blade': { ...SWORD, isVampiric: true, sale: 300 },
  'weapon:lightning-hammer': { ...SWORD, hasParry: false, pierces: 2, sale: 150, weight: 9 },
  'weapon:blessed-flail': {
    ...BOTH_HANDS,
    isMagic: true,
    damage: dice(3),
    canBeParried: false,
    hasSecondThrow: true,
    sale: 200,
    weight: 10,
  },
  'weapon:bow-of-flame': { isMagic: true, damage: dice(1, 4), range: 12, isFlaming: true, sale: 150, weight: 6 },
  'weapon:ghost-bow': {
    isMagic: true,
    damage: dice(2, 4),
    range: 16,
    isGhostly: true,
    needs: { shooting: 4 },
    sale: 150,
    weight: 6,
  },
  'weapon:dragon-tooth-spear': {
    ...FU,
    ...BOTH_HANDS,
    isMagic: true,
    damage: dice(1, 1),
    reach: 2,
    // All of it.
    pierces: 99,
    sale: 200,
    weight: 8,
  },
  'weapon:dagger': { ...FU, damage: dice(1), sale: 15, weight: 3 },
  'weapon:short-sword': { ...FU, damage: dice(1), hasParry: true, sale: 45, weight: 7 },
  'weapon:hunting-bow': { damage: dice(1, 4), range: 12, sale: 40, weight: 8 },
};

export const weaponOf = (id: WeaponId): Weapon => ({ ...PLAIN, ...PRINTED[id], id });
