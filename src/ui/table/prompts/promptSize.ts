import type { Purpose } from '../../../rules/catacombs';

/** none: on the board. bar: beside a board that must stay in sight. sheet: over part of it. place: all there is. */
export type PromptSize = 'none' | 'bar' | 'sheet' | 'place';

const SIZES: Readonly<Record<Purpose['kind'], PromptSize>> = {
  act: 'none',
  flick: 'none',
  watchFlick: 'none',
  placeHeroes: 'none',
  placeMonsters: 'none',
  placeSpawn: 'none',
  placeSummoned: 'none',
  placeFireWall: 'none',
  placeReborn: 'none',
  teleportTo: 'none',
  ruleWhere: 'none',
  confirmPlacement: 'bar',
  castFrom: 'bar',
  sharpenArrow: 'bar',
  cancelPitch: 'bar',
  stayUp: 'bar',
  putBack: 'bar',
  retaliate: 'bar',
  decay: 'bar',
  enslave: 'bar',
  teleportWhom: 'bar',
  healWhom: 'bar',
  swapWith: 'bar',
  addWandering: 'bar',
  ruleWhich: 'bar',
  corrode: 'sheet',
  keepItem: 'sheet',
  halveMonsters: 'sheet',
  chooseShortfall: 'sheet',
  payFirst: 'sheet',
  handOver: 'sheet',
  agreeHandOver: 'sheet',
  acceptAdventure: 'place',
  chooseRoom: 'place',
  chooseDirection: 'place',
  useMap: 'place',
  merchant: 'place',
  healer: 'place',
  payFor: 'place',
  agreeToPay: 'place',
  camp: 'place',
  campRecover: 'place',
  campMonsters: 'place',
};

/** How much of the screen a question wants. */
export const promptSize = (purpose: Purpose): PromptSize => SIZES[purpose.kind];
