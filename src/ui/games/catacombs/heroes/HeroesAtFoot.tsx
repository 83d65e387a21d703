import type { CatacombsPlayed } from '../../../../session/catacombs';
import type { FootProps } from '../../../game';
import { useSteady } from '../../../kit/alike';
import type { CatacombsSpeech } from '../words/speech';
import { heroesAtTable, playingPiece } from './heroState';
import { HeroStrip } from './HeroStrip';

const NOBODY: readonly string[] = [];

/** The heroes below the board, or beside it: touched, each shows its card, and held, its page. */
export function HeroesAtFoot(props: FootProps<CatacombsPlayed, CatacombsSpeech>) {
  const { state, words, layout, board, onOpen, onShowRule } = props;
  const playing = playingPiece(state.view, board?.chosen ?? null);
  const onPress = useSteady((hero: string) => onOpen('heroes', hero));
  return (
    <HeroStrip
      heroes={heroesAtTable(state.shown, board?.canAct ?? NOBODY, playing)}
      words={words}
      {...layout}
      onPress={onPress}
      onHold={onShowRule}
    />
  );
}
