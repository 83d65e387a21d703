import type { DiscLook, Emblem, PieceLook, PieceTone, PillarLook } from '../../../../board/look';
import type { BoardId } from '../../../../rules/catacombs';
import type { Hex } from '../../../../theme';
import { BOARDS, FAMILIES, HERO_FACES, type FamilyId } from './colours';
import { layer } from './emblems';
import type { MarkId } from './marks';
import { WORKSHOP_LOOKS, type WorkshopLook } from './workshop';

type Turned = readonly [FamilyId, ...Emblem];

/** Every disc that has a face, by the last part of its content id. */
const MONSTERS = {
  'skeleton-warrior': ['undead', layer('crossed-swords', 1.08), layer('death-skull', 0.64, 0, -0.02)],
  'skeleton-archer': ['undead', layer('high-shot', 1.12, 0.02, 0), layer('death-skull', 0.58, -0.1, 0.1)],
  zombie: ['undead', layer('raise-zombie', 1.08, 0, -0.02)],
  ghoul: ['undead', layer('sharped-teeth-skull', 0.98)],
  'crypt-spider': ['undead', layer('spider-alt', 1.04)],
  orc: ['dungeon', layer('orc-head', 1.06)],
  troll: ['dungeon', layer('ogre', 0.98)],
  'giant-scorpion': ['dungeon', layer('scorpion')],
  centaur: ['mythological', layer('centaur', 1.02)],
  minotaur: ['mythological', layer('minotaur', 1.04, 0, 0.02)],
  cerberus: [
    'mythological',
    layer('wolf-head', 0.62, -0.24, -0.16, { isMirrored: true }),
    layer('wolf-head', 0.62, 0.24, -0.16),
    layer('wolf-head', 0.66, 0.03, 0.22),
  ],
  'fire-spirit': ['infernal', layer('fire-silhouette')],
  'fire-demon': ['infernal', layer('daemon-skull')],
  vampire: ['undead', layer('vampire-dracula', 1.04)],
  wight: ['undead', layer('haunting', 1.04)],
  shade: ['undead', layer('spectre', 1.02)],
  'rust-monster': ['dungeon', layer('long-antennae-bug', 1.04)],
  'lizard-man': ['dungeon', layer('lizardman', 1.04)],
  'orc-wolf-rider': ['dungeon', layer('wolf-head', 0.86, -0.12, 0.18), layer('orc-head', 0.56, 0.22, -0.24)],
  gargoyle: ['mythological', layer('gargoyle', 1.04)],
  siren: ['mythological', layer('mermaid', 1.04)],
  manticore: ['mythological', layer('lion', 1.02)],
  phoenix: ['infernal', layer('eagle-emblem', 1.06)],
  'infernal-acolyte': ['infernal', layer('cultist', 1.02)],
  'flame-salamander': ['infernal', layer('salamander', 1.06)],
  'sewer-rat': ['vermin', layer('rat', 1.06)],
  'vampire-bat': ['vermin', layer('evil-bat', 1.1)],
  'pit-viper': ['vermin', layer('snake-bite', 1.06)],
  'blood-skull': ['vermin', layer('broken-skull', 1.04)],
  remorhaz: ['vermin', layer('worm-mouth', 1.06)],
  wyvern: ['vermin', layer('wyvern', 1.08)],
} as const satisfies Readonly<Record<string, Turned>>;

const HEROES = {
  elf: [layer('elf-helmet')],
  barbarian: [layer('viking-helmet')],
  thief: [layer('cowled')],
  wizard: [layer('pointy-hat', 1.02, 0, -0.02)],
  'ice-princess': [layer('tiara', 1.06)],
  paladin: [layer('visored-helm', 0.98)],
  'witch-hunter': [layer('crossbow', 1.02)],
  sorceress: [layer('witch-face', 1.04)],
  'summoned-skeleton': [layer('raise-skeleton')],
  familiar: [layer('owl')],
  'war-dog': [layer('hound', 1.04)],
} as const satisfies Readonly<Record<keyof typeof HERO_FACES, Emblem>>;

const LORDS = {
  sorcerer: [layer('warlock-hood')],
  gorgon: [layer('gorgon-face', 1.1)],
  lich: [layer('crowned-skull', 1.02)],
  dragon: [layer('spiked-dragon-head', 1.06)],
  'queen-of-the-underworld': [layer('queen-crown', 1.04)],
  'orc-warchief': [layer('orc-head', 0.78, 0, 0.16), layer('horned-helm', 0.62, 0, -0.36)],
  hydra: [layer('hydra', 1.06)],
  'shape-shifter': [layer('double-face-mask', 1.04)],
} as const satisfies Readonly<Record<string, Emblem>>;

const SHOTS = {
  missile: ['missile', layer('heavy-flight', 0.98)],
  fireball: ['fireball', layer('small-fire')],
  'ice-spike': ['ice', layer('snowflake-2', 1.05)],
  shield: ['shield', layer('magic-shield', 0.98)],
} as const satisfies Readonly<Record<string, Turned>>;

/** What becomes of a disc in play: whoever acts is greyed, and heroes alone may lie down. */
const ACTS: readonly PieceTone[] = ['normal', 'dimmed'];
const ACTS_AND_FALLS: readonly PieceTone[] = [...ACTS, 'fallen'];

const disc = (name: string, family: FamilyId, emblem: Emblem, tones: readonly PieceTone[]): DiscLook => ({
  ...{ kind: 'disc', name, livery: FAMILIES[family], face: FAMILIES[family].face, emblem },
  ...{ tones, likely: [] },
});

const hero = (name: string, face: Hex, emblem: Emblem): DiscLook => ({
  ...disc(name, 'hero', emblem, ACTS_AND_FALLS),
  ...{ face, likely: ['incapacitated'] satisfies readonly MarkId[] },
});

/** The same names, each with its look. */
function looksOf<Name extends string, From, Look extends PieceLook>(
  all: Readonly<Record<Name, From>>,
  look: (name: Name, from: From) => Look,
): Readonly<Record<Name, Look>> {
  const names = Object.keys(all) as Name[];
  return Object.fromEntries(names.map((name) => [name, look(name, all[name])])) as Record<Name, Look>;
}

const turned = (name: string, [family, ...emblem]: Turned, tones: readonly PieceTone[]): DiscLook =>
  disc(name, family, emblem, tones);

/** The obstacle that stands in the holes of each board, cut from its stone. */
const pillar = (board: BoardId): PillarLook => ({ kind: 'pillar', name: board, stone: BOARDS[board].pillar });
const PILLARS = {
  'pillar-crypt': pillar('crypt'),
  'pillar-cave': pillar('cave'),
  'pillar-forge': pillar('forge'),
  'pillar-ossuary': pillar('ossuary'),
  'pillar-temple': pillar('temple'),
  'pillar-tomb': pillar('tomb'),
} as const satisfies Readonly<Record<`pillar-${BoardId}`, PillarLook>>;

/** Every disc with a face. */
export const DISCS = {
  ...looksOf(MONSTERS, (name, look) => turned(name, look, ACTS)),
  ...looksOf(HEROES, (name, emblem) => hero(name, HERO_FACES[name], emblem)),
  ...looksOf(LORDS, (name, emblem) => disc(name, 'lord', emblem, ACTS)),
  ...looksOf(SHOTS, (name, look) => turned(name, look, [])),
  ...looksOf<keyof typeof WORKSHOP_LOOKS, WorkshopLook, DiscLook>(WORKSHOP_LOOKS, (name, [family, ...icons]) =>
    disc(
      name,
      family,
      icons.map((icon) => layer(...icon)),
      ACTS,
    ),
  ),
} as const;

/** Every piece that can lie on a board. */
export const PIECES = { ...DISCS, ...PILLARS } as const;
export type PieceId = keyof typeof PIECES;
export const PIECE_IDS = Object.keys(PIECES) as readonly PieceId[];
