import { useTranslation } from 'react-i18next';
import { BoardView, type PieceAction, type ScenePiece } from '../../../board';
import type { BoardPart } from '../../game';
import { BlankBoard, useLetterScale, useTextScale } from '../../kit/components';
import { useIsMotionReduced } from '../../kit/settings';
import { quartersAt, useSurroundings } from '../../kit/side';
import { BoardPill, PowerPill, useFizzleWords } from '../aim';
import { shownAim } from '../app/shownAim';
import { useAppLine } from '../app/useAppLine';
import type { TableNow } from '../now/useTableNow';

export interface TableBoardProps {
  readonly now: TableNow;
  readonly board: BoardPart;
}

/** The board in play: what is touched goes to the rules, what they answer is shown. */
export function TableBoard({ now, board }: TableBoardProps) {
  const { ui, at, state, beats, floats, player, stepAim, steps, launch, firstContactOf, tick } = now;
  const { intent, hint } = state;
  const { chosen, limits } = board;
  const coming = now.isIntentShown ? state.coming : null;
  const { t } = useTranslation();
  const textScale = useTextScale();
  const letterScale = useLetterScale();
  const motion = useIsMotionReduced() ? 'reduced' : 'full';
  const fizzleWords = useFizzleWords();
  const around = useSurroundings();
  const appLine = useAppLine(state, beats.flight);

  const actionsOf = ({ id, isFlickable }: ScenePiece): readonly PieceAction[] => {
    const rule = { name: 'rule', label: t('aim.itsRule'), act: () => at.onShowRule(id) };
    const { ask } = steps;
    if (!isFlickable || ask === null) return [rule];
    const byStep = (): void => {
      if (id !== chosen) board.onTap(id);
      ask();
    };
    return [{ name: 'aim', label: t('aim.byStep'), act: byStep }, rule];
  };

  return (
    <BoardView
      around={around}
      catalogue={ui.catalogue}
      onDoor={now.setBoard}
      scene={board.scene}
      flight={beats.flight}
      show={beats.show}
      onLaunch={launch}
      onFlightStart={beats.onFlightStart}
      onFlightEnd={beats.onFlightEnd}
      minSpeedMmS={limits.minSpeedMmS}
      maxSpeedMmS={limits.maxSpeedMmS}
      onNotch={tick}
      powerNoteOf={(power) => <PowerPill power={power} />}
      fizzleWords={fizzleWords}
      way={player?.aim}
      aid={intent === null && coming === null ? (player?.aid ?? 'direction') : 'direction'}
      firstContactOf={firstContactOf}
      setAim={stepAim.aim ?? shownAim(ui.flicks, { intent, coming, hint }, chosen)}
      motion={motion}
      paths={appLine}
      exits={board.exits}
      selectedId={chosen}
      onTapPiece={board.onTap}
      onPressPiece={(pieceId) => (pieceId === chosen && steps.ask !== null ? steps.ask() : board.onTap(pieceId))}
      onHoldPiece={at.onShowRule}
      placing={board.placing}
      ring={board.ring}
      ringNote={board.isRingLaid ? null : <BoardPill>{t('aim.turnIt')}</BoardPill>}
      floats={floats}
      textScale={textScale}
      letterScale={letterScale}
      contactNumbers={board.numbers}
      eyes={quartersAt(board.edge)}
      onLie={now.setLies}
      blankNoteOf={(again) => <BlankBoard onAgain={again} />}
      labelOf={board.labelOf}
      actionsOf={actionsOf}
      style={styles.board}
      testID="board"
    />
  );
}

const styles = { board: { flexGrow: 1, flexShrink: 1, flexBasis: 0 } } as const;
