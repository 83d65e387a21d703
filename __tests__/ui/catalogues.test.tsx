import type { BoardCatalogue } from '../../src/board';
import { MATERIALS, type SoundCatalogue } from '../../src/feedback';
import { BOARD_IDS } from '../../src/rules/catacombs';
import { DESIGN_IDS, DISC_IDS, GROUNDS, isCrystal, PROJECTILE_KINDS } from '../../src/rules/conquest';
import { PRACTICE } from '../../src/rules/gym';
import { CATALOGUE as CATACOMBS } from '../../src/ui/games/catacombs/catalogue';
import { FIGURES } from '../../src/ui/games/conquest/catalogue/cards/figures';
import { CATALOGUE as CONQUEST, OUTLINES } from '../../src/ui/games/conquest/catalogue';
import { CATALOGUE as GYM } from '../../src/ui/games/gym/catalogue';
import { pieceOf } from '../../src/ui/games/gym/gymPieces';

const CATALOGUES: Readonly<Record<string, BoardCatalogue & SoundCatalogue>> = { CATACOMBS, CONQUEST, GYM };

describe.each(Object.entries(CATALOGUES))('%s', (_, { pieces, marks }) => {
  it('names no mark that it does not hand in', () => {
    const named = [
      ...Object.values(pieces).flatMap((look) => (look.kind === 'disc' ? look.likely : [])),
      ...Object.values(marks).flatMap(({ wound }) => wound?.besideGauge ?? []),
    ];
    expect(named.filter((mark) => !(mark in marks))).toEqual([]);
  });
});

describe('Catacombs', () => {
  const marks: BoardCatalogue['marks'] = CATACOMBS.marks;
  const marked = (has: (mark: (typeof marks)[string]) => unknown): readonly string[] =>
    Object.keys(marks).filter((name) => has(marks[name]!));

  it('is heard as wood, and its obstacles as stone', () => {
    const ids = ['hero:elf', 'monster:orc-2', 'lord:dragon', 'fire-wall-1', 'missile', 'obstacle-1'];
    expect(ids.map(CATACOMBS.materialOf)).toEqual([...Array<unknown>(5).fill(MATERIALS.wood), MATERIALS.stone]);
  });

  it('has a face, a pillar and a bed for each of its boards', () => {
    expect(Object.keys(CATACOMBS.grounds).sort()).toEqual([...BOARD_IDS].sort());
    expect(Object.keys(CATACOMBS.beds).sort()).toEqual([...BOARD_IDS].sort());
    expect(BOARD_IDS.filter((board) => CATACOMBS.pieces[`pillar-${board}`].kind !== 'pillar')).toEqual([]);
    expect(new Set(Object.values(CATACOMBS.beds).map(({ rate }) => rate)).size).toBe(BOARD_IDS.length);
  });

  it('stamps what befalls a disc, and lets offers come and go', () => {
    const offers = ['canAct', 'selected', 'clawed', 'barred', 'targeted', 'frightened'];
    expect(marked(({ befalls }) => !befalls)).toEqual(offers);
  });

  it('closes ice and mist round a disc, under its gauge', () => {
    expect(marked(({ layer }) => layer === 'shell')).toEqual(['veiled', 'frozen']);
    expect(marked(({ isLoose }) => isLoose)).toEqual(['frozen']);
    expect(marked(({ isBurning }) => isBurning)).toEqual(['fireWall']);
  });

  it('greys who has acted and lays down who has fallen', () => {
    expect(marked(({ tone }) => tone === 'dimmed')).toEqual(['acted']);
    expect(marked(({ tone }) => tone === 'fallen')).toEqual(['incapacitated']);
  });
});

describe('the gym', () => {
  it('has a look for each of its discs, which is that of the piece it is named after', () => {
    const names = PRACTICE.discs.map(({ id }) => pieceOf(id));
    expect(names.filter((name) => !(name in GYM.pieces))).toEqual([]);
    const faces = new Map<string, unknown>(Object.entries(CATACOMBS.pieces));
    for (const [name, look] of Object.entries(GYM.pieces)) {
      const { tones: _tones, likely: _likely, ...seen } = { tones: [], likely: [], ...look };
      expect(faces.get(name === 'pillar' ? 'pillar-crypt' : name)).toMatchObject(seen);
    }
  });

  it('is heard as wood, and its pillars as stone', () => {
    const heard = PRACTICE.discs.map(({ id, isFixed }) => [GYM.materialOf(id), isFixed]);
    expect(heard).toEqual(heard.map(([, isFixed]) => [isFixed ? MATERIALS.stone : MATERIALS.wood, isFixed]));
  });
});

describe('Conquest', () => {
  const discs = [...DISC_IDS, ...PROJECTILE_KINDS];

  it('has a look for every disc and none for anything else', () => {
    expect(Object.keys(CONQUEST.pieces).sort()).toEqual([...discs].sort());
  });

  it('has a bed and a face for each of its grounds', () => {
    expect(Object.keys(CONQUEST.grounds).sort()).toEqual([...GROUNDS].sort());
    expect(Object.keys(CONQUEST.beds).sort()).toEqual([...GROUNDS].sort());
  });

  it('is heard as wood, and its crystals as glass', () => {
    const heard = discs.map((id) => [id, CONQUEST.materialOf(id)]);
    expect(heard).toEqual(discs.map((id) => [id, isCrystal(id) ? MATERIALS.glass : MATERIALS.wood]));
  });

  it('shows somebody else on each of its cards, of an outline that is known', () => {
    const icons = DESIGN_IDS.map((id) => FIGURES[id]);
    expect(new Set(icons).size).toBe(DESIGN_IDS.length);
    expect(icons.filter((icon) => !(icon in OUTLINES))).toEqual([]);
  });
});
