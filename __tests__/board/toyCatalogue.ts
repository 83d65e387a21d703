import type { BoardCatalogue, DiscLook, MarkLook } from '../../src/board/look';
import { LIVERIES } from '../../src/theme';

const disc = (name: string, more: Partial<DiscLook> = {}): DiscLook => ({
  ...{ kind: 'disc', name, livery: LIVERIES.moss, face: LIVERIES.moss.face, emblem: [] },
  ...{ tones: ['normal', 'dimmed'], likely: [] },
  ...more,
});

const mark = (layer: MarkLook['layer'], more: Partial<MarkLook> = {}): MarkLook => ({
  ...{ layer, reach: 1.5, draw: () => undefined },
  ...more,
});

/** What is told of a game here without a stroke of it being drawn. */
export const TOY = {
  pieces: {
    elf: disc('elf', { tones: ['normal', 'dimmed', 'fallen'], likely: ['incapacitated'] }),
    orc: disc('orc'),
    troll: disc('troll'),
    'sewer-rat': disc('sewer-rat'),
    missile: disc('missile', { tones: [] }),
    fireball: disc('fireball', { livery: LIVERIES.blaze, tones: [] }),
    'pillar-crypt': { kind: 'pillar', name: 'crypt', stone: '#8a8680' },
  },
  marks: {
    fireWall: mark('under', { isBurning: true, befalls: true }),
    canAct: mark('under', { prominence: 0 }),
    selected: mark('under', { prominence: 2 }),
    frozen: mark('shell', { befalls: true, isLoose: true }),
    wounded: mark('over', { befalls: true, wound: { besideGauge: 'clawed' } }),
    clawed: mark('over'),
    incapacitated: mark('over', { befalls: true, tone: 'fallen' }),
    acted: mark('over', { befalls: true, tone: 'dimmed' }),
    barred: mark('over'),
    targeted: mark('over', { prominence: 1 }),
    frightened: mark('under', { prominence: 3, isInsteadOfSelected: true }),
  },
  grounds: { crypt: { faces: [1] }, tomb: { faces: [2] } },
} as const satisfies BoardCatalogue;
