import { createElement, type ComponentType } from 'react';
import type { AmountsAsk, ChooseAsk } from '../../../rules/machine';
import type { Purpose } from '../../../rules/catacombs';
import { AMOUNTS_CONTROLS, CHOOSE_CONTROLS } from '../../games/catacombs/controls';
import {
  BOARD_KINDS,
  type AmountsKind,
  type Asked,
  type BoardKind,
  type ChooseKind,
  type PromptProps,
  type PurposeOf,
} from '../../games/catacombs/parts/asked';

const isOnBoard = (purpose: Purpose): purpose is PurposeOf<BoardKind> =>
  BOARD_KINDS.some((kind) => kind === purpose.kind);

const sharesOut = (purpose: Purpose): purpose is PurposeOf<AmountsKind> =>
  Object.hasOwn(AMOUNTS_CONTROLS, purpose.kind);

function choosing<Kind extends ChooseKind>(kind: Kind, props: Asked<Kind>) {
  const control: ComponentType<Asked<Kind>> = CHOOSE_CONTROLS[kind];
  return createElement(control, props);
}

function sharingOut<Kind extends AmountsKind>(kind: Kind, props: Asked<Kind, AmountsAsk>) {
  const control: ComponentType<Asked<Kind, AmountsAsk>> = AMOUNTS_CONTROLS[kind];
  return createElement(control, props);
}

const isChoice = (ask: { readonly kind: string }): ask is ChooseAsk => ask.kind === 'choose';
const isSharing = (ask: { readonly kind: string }): ask is AmountsAsk => ask.kind === 'amounts';

/** The controls of what is asked now; null while nothing is, and for what is answered on the board. */
export function PromptPanel({ session, words, state, onShowRule }: PromptProps) {
  const { prompt } = state;
  if (prompt === null) return null;
  const { purpose, ask, number } = prompt;
  if (isOnBoard(purpose)) return null;
  // A new question begins afresh: what was half chosen in the last one is gone.
  const props = { key: number, session, words, state, onShowRule };
  if (sharesOut(purpose)) return isSharing(ask) ? sharingOut(purpose.kind, { ...props, purpose, ask }) : null;
  return isChoice(ask) ? choosing(purpose.kind, { ...props, purpose, ask }) : null;
}
