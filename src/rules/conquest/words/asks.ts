import type { FlickAnswer, FlickAsk, FlickResolvedAnswer, FlickResolvedAsk } from '../../flicking';
import type { ChooseAnswer, ChooseAsk } from '../../machine';

export type ConquestAsk = ChooseAsk | FlickAsk | FlickResolvedAsk;
export type ConquestAnswer = ChooseAnswer | FlickAnswer | FlickResolvedAnswer;
