import { FAMILIES, HERO_FACES, ROOM_IDS, type FamilyId, type RoomId } from '../../theme';
import { layer, type Emblem, type PieceLook } from '../look';
import type { PieceId, PillarId, WorkshopPiece } from './pieces';
import { WORKSHOP_LOOKS } from './workshop';

type FacedPiece = Exclude<PieceId, PillarId>;

const look = (name: FacedPiece, family: FamilyId, ...emblem: Emblem): PieceLook => ({
  name,
  family,
  face: FAMILIES[family].face,
  emblem,
});

const hero = (name: FacedPiece & keyof typeof HERO_FACES, ...emblem: Emblem): PieceLook => ({
  ...look(name, 'hero', ...emblem),
  face: HERO_FACES[name],
});

type Layers = readonly Readonly<Parameters<typeof layer>>[];

const ofTheWorkshop = Object.entries<readonly [FamilyId, ...Layers]>(WORKSHOP_LOOKS).map(([name, [family, ...icons]]) =>
  look(name as WorkshopPiece, family, ...icons.map((icon) => layer(...icon))),
);

const LOOKS: readonly PieceLook[] = [
  ...ofTheWorkshop,
  look('skeleton-warrior', 'undead', layer('crossed-swords', 1.08), layer('death-skull', 0.64, 0, -0.02)),
  look('skeleton-archer', 'undead', layer('high-shot', 1.12, 0.02, 0), layer('death-skull', 0.58, -0.1, 0.1)),
  look('zombie', 'undead', layer('raise-zombie', 1.08, 0, -0.02)),
  look('ghoul', 'undead', layer('sharped-teeth-skull', 0.98)),
  look('crypt-spider', 'undead', layer('spider-alt', 1.04)),
  look('orc', 'dungeon', layer('orc-head', 1.06)),
  look('troll', 'dungeon', layer('ogre', 0.98)),
  look('giant-scorpion', 'dungeon', layer('scorpion')),
  look('centaur', 'mythological', layer('centaur', 1.02)),
  look('minotaur', 'mythological', layer('minotaur', 1.04, 0, 0.02)),
  look(
    'cerberus',
    'mythological',
    layer('wolf-head', 0.62, -0.24, -0.16, { isMirrored: true }),
    layer('wolf-head', 0.62, 0.24, -0.16),
    layer('wolf-head', 0.66, 0.03, 0.22),
  ),
  look('fire-spirit', 'infernal', layer('fire-silhouette')),
  look('fire-demon', 'infernal', layer('daemon-skull')),
  look('vampire', 'undead', layer('vampire-dracula', 1.04)),
  look('wight', 'undead', layer('haunting', 1.04)),
  look('shade', 'undead', layer('spectre', 1.02)),
  look('rust-monster', 'dungeon', layer('long-antennae-bug', 1.04)),
  look('lizard-man', 'dungeon', layer('lizardman', 1.04)),
  look('orc-wolf-rider', 'dungeon', layer('wolf-head', 0.86, -0.12, 0.18), layer('orc-head', 0.56, 0.22, -0.24)),
  look('gargoyle', 'mythological', layer('gargoyle', 1.04)),
  look('siren', 'mythological', layer('mermaid', 1.04)),
  look('manticore', 'mythological', layer('lion', 1.02)),
  look('phoenix', 'infernal', layer('eagle-emblem', 1.06)),
  look('infernal-acolyte', 'infernal', layer('cultist', 1.02)),
  look('flame-salamander', 'infernal', layer('salamander', 1.06)),
  look('sewer-rat', 'vermin', layer('rat', 1.06)),
  look('vampire-bat', 'vermin', layer('evil-bat', 1.1)),
  look('pit-viper', 'vermin', layer('snake-bite', 1.06)),
  look('blood-skull', 'vermin', layer('broken-skull', 1.04)),
  look('remorhaz', 'vermin', layer('worm-mouth', 1.06)),
  look('wyvern', 'vermin', layer('wyvern', 1.08)),
  hero('elf', layer('elf-helmet')),
  hero('barbarian', layer('viking-helmet')),
  hero('thief', layer('cowled')),
  hero('wizard', layer('pointy-hat', 1.02, 0, -0.02)),
  hero('ice-princess', layer('tiara', 1.06)),
  hero('paladin', layer('visored-helm', 0.98)),
  hero('witch-hunter', layer('crossbow', 1.02)),
  hero('sorceress', layer('witch-face', 1.04)),
  hero('summoned-skeleton', layer('raise-skeleton')),
  hero('familiar', layer('owl')),
  hero('war-dog', layer('hound', 1.04)),
  look('sorcerer', 'lord', layer('warlock-hood')),
  look('gorgon', 'lord', layer('gorgon-face', 1.1)),
  look('lich', 'lord', layer('crowned-skull', 1.02)),
  look('dragon', 'lord', layer('spiked-dragon-head', 1.06)),
  look('queen-of-the-underworld', 'lord', layer('queen-crown', 1.04)),
  look('orc-warchief', 'lord', layer('orc-head', 0.78, 0, 0.16), layer('horned-helm', 0.62, 0, -0.36)),
  look('hydra', 'lord', layer('hydra', 1.06)),
  look('shape-shifter', 'lord', layer('double-face-mask', 1.04)),
  look('missile', 'missile', layer('heavy-flight', 0.98)),
  look('fireball', 'fireball', layer('small-fire')),
  look('ice-spike', 'ice', layer('snowflake-2', 1.05)),
  look('shield', 'shield', layer('magic-shield', 0.98)),
];

const byName: ReadonlyMap<string, PieceLook> = new Map(LOOKS.map((entry) => [entry.name, entry]));

/** What a disc with a face looks like. */
export function lookOf(piece: FacedPiece): PieceLook {
  const found = byName.get(piece);
  if (!found) throw new Error(`no look for ${piece}`);
  return found;
}

/** The room whose stone a pillar is made of. */
export function roomOf(pillar: PillarId): RoomId {
  const room = ROOM_IDS.find((id) => pillar === `pillar-${id}`);
  if (!room) throw new Error(`no room for ${pillar}`);
  return room;
}
