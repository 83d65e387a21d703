import { useTranslation } from 'react-i18next';
import { BoardView } from '../../../board';
import { BlankBoard, useLetterScale } from '../../kit/components';
import { useIsMotionReduced } from '../../kit/settings';
import { shownAim } from '../app/shownAim';
import { useAppLine } from '../app/useAppLine';
import { BoardPill, PowerPill, useFizzleWords } from '../aim';
import type { TableNow } from '../useTableNow';
import { exitsOf } from '../../games/catacombs/play/exitsOf';
import { putBackNumbers } from '../../games/catacombs/play/putBackNumbers';
import { usePieceLabel } from '../../games/catacombs/play/usePieceLabel';
import { CATALOGUE } from '../../games/catacombs/catalogue';

export interface TableBoardProps {
  readonly now: TableNow;
  readonly onShowRule: (topic: string) => void;
}

/** The board in play: what is touched goes to the rules, what they answer is shown. */
export function TableBoard({ now, onShowRule }: TableBoardProps) {
  const { state, words, scene, play, beats, floats, player, stepAim, steps, isTurned, launch, firstContactOf, tick } =
    now;
  const { shown, prompt, intent, hint } = state;
  const coming = now.isIntentShown ? state.coming : null;
  const { t } = useTranslation();
  const letterScale = useLetterScale();
  const motion = useIsMotionReduced() ? 'reduced' : 'full';
  const labelOf = usePieceLabel({ shown, scene, selectedId: play.selectedId, words, isTurned });
  const fizzleWords = useFizzleWords();
  const appLine = useAppLine(state, beats.flight);
  const tap = (pieceId: string): void => {
    if (!play.canAct.includes(pieceId)) return play.select(null);
    if (play.asked.kind === 'other') return play.choose(pieceId);
    play.select(pieceId === play.selectedId ? null : pieceId);
  };

  return (
    <BoardView
      catalogue={CATALOGUE}
      onDoor={now.setBoard}
      scene={scene}
      flight={beats.flight}
      show={beats.show}
      onLaunch={launch}
      onFlightStart={beats.onFlightStart}
      onFlightEnd={beats.onFlightEnd}
      minSpeedMmS={now.limits.minSpeedMmS}
      maxSpeedMmS={now.limits.maxSpeedMmS}
      onNotch={tick}
      powerNoteOf={(power) => <PowerPill power={power} />}
      fizzleWords={fizzleWords}
      way={player?.aim}
      aid={intent === null && coming === null ? (player?.aid ?? 'direction') : 'direction'}
      firstContactOf={firstContactOf}
      setAim={stepAim.aim ?? shownAim({ intent, coming, hint }, play.selectedId)}
      motion={motion}
      paths={appLine}
      exits={exitsOf(state)}
      selectedId={play.selectedId}
      onTapPiece={tap}
      onPressPiece={(pieceId) => (pieceId === play.selectedId && steps.ask !== null ? steps.ask() : tap(pieceId))}
      onHoldPiece={onShowRule}
      placing={play.placing.placing}
      ring={play.projectile.ring}
      ringNote={play.projectile.isLaid ? null : <BoardPill>{t('aim.turnIt')}</BoardPill>}
      floats={floats}
      textScale={letterScale}
      contactNumbers={putBackNumbers(prompt?.purpose ?? null)}
      isTurned={isTurned}
      blankNoteOf={(again) => <BlankBoard onAgain={again} />}
      labelOf={labelOf}
      style={styles.board}
      testID="board"
    />
  );
}

const styles = { board: { flexGrow: 1, flexShrink: 1, flexBasis: 0 } } as const;
