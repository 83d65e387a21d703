import { BASE_LORD_IDS, LORD_IDS } from '../../../src/rules/catacombs';
import {
  choicesAgain,
  lordsFor,
  freshChoices,
  withExpansions,
  withHeroInstead,
  withLord,
} from '../../../src/session/catacombs';
import { setupOf, sheetOf, whyNotChoices } from '../../../src/session/catacombs/choices/freshChoices';

const plain = freshChoices(7);
const soloth = withExpansions(plain, ['soloth']);
const queen = withLord(soloth, 'lord:queen-of-the-underworld');
const agreed = { ...queen, lordExtraLife: 3, altar: true, roomPool: 'added' } as const;

it('offers the Lords of what is played with', () => {
  expect(lordsFor(plain)).toEqual(BASE_LORD_IDS);
  expect(lordsFor(soloth)).toEqual(LORD_IDS);
});

it('lays the table with Lord, drops, Altar and rooms as agreed', () => {
  expect(setupOf(agreed)).toMatchObject({
    expansions: ['soloth'],
    lord: 'lord:queen-of-the-underworld',
    lordExtraLife: 3,
    altar: true,
    roomPools: ['added', 'added', 'added'],
  });
  expect(whyNotChoices(agreed)).toBeNull();
});

it('says nothing of Soloth in a game without it', () => {
  const said = Object.keys(setupOf(plain));
  expect(said.filter((key) => ['expansions', 'altar', 'lordExtraLife', 'roomPools'].includes(key))).toEqual([]);
});

it('puts Lord, Altar, rooms and heroes away with their box', () => {
  const heroes = withHeroInstead(agreed, 'hero:elf', 'hero:ice-princess');
  const without = withExpansions(heroes, []);
  expect(without).toEqual({ ...plain, lord: 'lord:sorcerer' });
  expect(whyNotChoices(without)).toBeNull();
});

it('gives another Lord no more drops than he has room for', () => {
  expect(withLord(agreed, 'lord:hydra').lordExtraLife).toBe(3);
  expect(withLord(agreed, 'lord:dragon').lordExtraLife).toBe(0);
});

it('can be played again as it was', () => {
  expect(choicesAgain(setupOf(agreed), sheetOf(agreed), 7)).toEqual(agreed);
});

it('VERM-099: agrees on variants of monsters, which go with their box', () => {
  const varied = { ...withExpansions(plain, ['vermin']), allowVariants: true };
  expect(setupOf(varied)).toMatchObject({ expansions: ['vermin'], allowVariants: true });
  expect(choicesAgain(setupOf(varied), sheetOf(varied), 7)).toEqual(varied);
  expect(withExpansions(varied, [])).toEqual(plain);
  expect(Object.keys(setupOf(plain))).not.toContain('allowVariants');
});

it('readings of a box go with it, and are kept for another game', () => {
  const both = withExpansions(plain, ['soloth', 'vermin']);
  const readings = { frozenChoice: 'iceplayer', cureVendor: 'healer', thiefVerminBonus: 'perKill' } as const;
  const draft = { ...both, house: { ...both.house, ...readings } };
  expect(setupOf(draft).house).toMatchObject(readings);
  expect(choicesAgain(setupOf(draft), sheetOf(draft), draft.seed).house).toEqual(draft.house);
  expect(withExpansions(draft, ['soloth']).house).toEqual({ ...plain.house, frozenChoice: 'iceplayer' });
  expect(withExpansions(draft, []).house).toEqual(plain.house);
});
