import type {
  Adventure,
  AdventureRoom,
  BoardId,
  HeroId,
  HeroState,
  LordId,
  MonsterEntry,
} from '../../../../src/rules/catacombs';

export type Combat = Extract<AdventureRoom, { kind: 'combat' }>;

const words = { en: 'Once more.', fr: 'Encore une fois.' };
const told = { title: words, story: words };

export const room = (board: BoardId, monsters: readonly MonsterEntry[], more: Partial<Combat> = {}): Combat => ({
  kind: 'combat',
  ...told,
  board,
  monsters,
  ...more,
});

export const lair = (more: object = {}): AdventureRoom => ({ kind: 'lair', ...told, ...more });
export const merchant: AdventureRoom = { kind: 'merchant', ...told };
export const healer: AdventureRoom = { kind: 'healer', ...told };

export const story = (
  rooms: readonly AdventureRoom[],
  heroes: Readonly<Partial<Record<HeroId, HeroState>>> = {},
  lord: LordId | null = null,
): Adventure => ({
  format: 'pichenette-adventure',
  version: 1,
  ...told,
  ending: words,
  lord,
  heroes,
  rooms,
});
