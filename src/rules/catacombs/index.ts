export type { CatacombsEvent, Cause } from './events';
export { catacombs, openCatacombs, startCatacombs } from './game';
export type { Catacombs, Outcome } from './model/model';
export type { Purpose } from './purposes';
export { whyNotSetup } from './opening/whyNotSetup';
export type { CatacombsSetup, HeroSeat, HouseOptions, LayoutChoice, Variants } from './model/setup';
export type { CatacombsAnswer, CatacombsAsk, CatacombsState, CatacombsTypes } from './types';
export { HIDDEN_CARD } from './view';
