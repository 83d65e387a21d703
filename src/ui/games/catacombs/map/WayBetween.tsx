import type { CatacombsPlayed } from '../../../../session/catacombs';
import type { AtTable } from '../../../game';
import type { CatacombsSpeech } from '../words/speech';
import { PathMap } from './PathMap';

/** Between two rooms the way lies on the table. */
export const WayBetween = ({ state, words }: AtTable<CatacombsPlayed, CatacombsSpeech>) => (
  <PathMap model={state.view.model} words={words} />
);
