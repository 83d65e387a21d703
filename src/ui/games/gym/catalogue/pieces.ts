import { ARROW, layersOf, type DiscLook, type Emblem, type PillarLook } from '../../../../board/look';
import { LIVERIES, type Hex, type Livery } from '../../../../theme';
import borrowed from './emblems/emblemPaths.json';

const layer = layersOf({ ...borrowed, 'heavy-flight': ARROW });

const disc = (name: string, livery: Livery, ...emblem: Emblem): DiscLook => ({
  ...{ kind: 'disc', name, livery, face: livery.face, emblem },
  ...{ tones: ['normal', 'dimmed'], likely: [] },
});

const painted = (name: string, face: Hex, ...emblem: Emblem): DiscLook => ({
  ...disc(name, LIVERIES.ivory, ...emblem),
  face,
});

const shot = (look: DiscLook): DiscLook => ({ ...look, tones: [] });

/** The discs of the gym, by their ids: each looks like the piece that it is named after. */
const DISCS = {
  troll: disc('troll', LIVERIES.moss, layer('ogre', 0.98)),
  'skeleton-warrior': disc(
    'skeleton-warrior',
    LIVERIES.ash,
    layer('crossed-swords', 1.08),
    layer('death-skull', 0.64, 0, -0.02),
  ),
  orc: disc('orc', LIVERIES.moss, layer('orc-head', 1.06)),
  fireball: shot(disc('fireball', LIVERIES.blaze, layer('small-fire'))),
  elf: painted('elf', '#24512f', layer('elf-helmet')),
  wizard: painted('wizard', '#1f3f7a', layer('pointy-hat', 1.02, 0, -0.02)),
  familiar: painted('familiar', '#1f4f58', layer('owl')),
  missile: shot(disc('missile', LIVERIES.amber, layer('heavy-flight', 0.98))),
} as const satisfies Readonly<Record<string, DiscLook>>;
type GymDiscId = keyof typeof DISCS;

export const isGymDisc = (id: string): id is GymDiscId => id in DISCS;

const PILLAR: PillarLook = { kind: 'pillar', name: 'crypt', stone: '#8a8680' };

/** Whatever is none of its discs stands in the way, and is a pillar. */
export const PIECES = { ...DISCS, pillar: PILLAR } as const;
export type GymPieceId = keyof typeof PIECES;
