import type {
  FlickAnswer,
  FlickAsk,
  FlickResolvedAnswer,
  FlickResolvedAsk,
  PlaceAnswer,
  PlaceAsk,
} from '../../flicking';
import type { AmountsAnswer, AmountsAsk, ChooseAnswer, ChooseAsk } from '../../machine';

export type CatacombsAsk = ChooseAsk | AmountsAsk | PlaceAsk | FlickAsk | FlickResolvedAsk;
export type CatacombsAnswer = ChooseAnswer | AmountsAnswer | PlaceAnswer | FlickAnswer | FlickResolvedAnswer;
