import type { SkCanvas } from '@shopify/react-native-skia';
import { fill, polar, radial, type DiscLook, type Emblem, type PieceLook, type Spot } from '../../../../board/look';
import type { CharacterId, CharacterNumber, DiscId, ProjectileKind } from '../../../../rules/conquest';
import { LIVERIES, STATE, type Hex, type Livery } from '../../../../theme';
import { CRYSTALS } from './crystals';
import { layer } from './emblems';

const FOOT_DEG = 90;
const STUD_STEP_DEG = 24;

/** Brass studs at the foot of the rim say the seat: one or two. */
const studs =
  (count: CharacterNumber) =>
  (canvas: SkCanvas, { x, y, radius }: Spot): void => {
    for (let stud = 0; stud < count; stud += 1) {
      const bearingDeg = FOOT_DEG + (stud - (count - 1) / 2) * STUD_STEP_DEG;
      const [studX, studY] = polar([x, y], radius * 0.845, bearingDeg);
      canvas.drawCircle(studX, studY, radius * 0.15, fill({ color: STATE.outline }));
      const lit = [studX - radius * 0.04, studY - radius * 0.05] as const;
      const brass = radial(lit, radius * 0.17, ['#fffbe6', '#ffcf5a', '#8a5a18']);
      canvas.drawCircle(studX, studY, radius * 0.115, fill({ shader: brass }));
    }
  };

function character(id: CharacterId, livery: Livery, face: Hex, number: CharacterNumber, ...emblem: Emblem): DiscLook {
  const look = { kind: 'disc', name: id, livery, face, emblem, trim: studs(number) } as const;
  return { ...look, tones: ['normal', 'dimmed'], likely: ['stunned'] };
}

/** The first of a team bears one upright emblem, the second a crossed one. */
const CHARACTERS = {
  'sword-1': character('sword-1', LIVERIES.ivory, '#5b2a86', 1, layer('bold-sword', 1.12)),
  'sword-2': character(
    'sword-2',
    LIVERIES.ivory,
    '#1f5a2c',
    2,
    layer('bold-sword', 1.12, 0, -0.02, { turnDeg: 45 }),
    layer('bold-sword', 1.12, 0, -0.02, { turnDeg: -45 }),
  ),
  'skull-1': character('skull-1', LIVERIES.cobalt, LIVERIES.cobalt.face, 1, layer('death-skull', 0.84, 0, -0.02)),
  'skull-2': character('skull-2', LIVERIES.slate, LIVERIES.slate.face, 2, layer('skull-crossed-bones', 1.04, 0, -0.02)),
} as const satisfies Readonly<Record<CharacterId, DiscLook>>;

const shot = (id: ProjectileKind, livery: Livery, ...emblem: Emblem): DiscLook => ({
  ...{ kind: 'disc', name: id, livery, face: livery.face, emblem },
  ...{ tones: [], likely: [] },
});

/** Each has its size, its emblem and its colour; the strong wave glows and has a gilt crest on its rim. */
const PROJECTILES = {
  missile: shot('missile', LIVERIES.amber, layer('broadhead-arrow', 1.04)),
  longbow: shot('longbow', LIVERIES.olive, layer('pocket-bow', 1.02)),
  fireball: shot('fireball', LIVERIES.blaze, layer('small-fire')),
  wave: shot('wave', LIVERIES.surf, layer('big-wave', 1.06)),
  'powerful-wave': shot('powerful-wave', LIVERIES.deep, layer('wave-crest', 1.08)),
} as const satisfies Readonly<Record<ProjectileKind, DiscLook>>;

/** Every piece that can lie in the arena, by the id of its disc. */
export const PIECES = { ...CHARACTERS, ...PROJECTILES, ...CRYSTALS } as const satisfies Readonly<
  Record<DiscId | ProjectileKind, PieceLook>
>;
export type PieceId = keyof typeof PIECES;
