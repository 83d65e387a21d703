import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BoardView, type PieceAction, type ScenePiece } from '../../../board';
import type { BoardPart } from '../../game';
import { useAlike, useSteady } from '../../kit/alike';
import { BlankBoard, useLetterScale, useTextScale } from '../../kit/components';
import { useIsMotionReduced } from '../../kit/settings';
import { quartersAt, useSurroundings } from '../../kit/side';
import { BoardPill, PowerPill, useFizzleWords } from '../aim';
import { shownAim } from '../app/shownAim';
import { useAppLine } from '../app/useAppLine';
import { useFloats } from '../beats/useFloats';
import type { TableNow } from '../now/useTableNow';

export interface TableBoardProps {
  readonly now: TableNow;
  readonly board: BoardPart;
}

const powerNoteOf = (power: number) => <PowerPill power={power} />;
const blankNoteOf = (again: () => void) => <BlankBoard onAgain={again} />;

/** The board in play: what is touched goes to the rules, what they answer is shown. */
export function TableBoard({ now, board }: TableBoardProps) {
  const { ui, at, state, words, beats, player, stepAim, steps, launch, firstContactOf, tick } = now;
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
  const floats = useFloats({ tells: ui.tells, beat: state.beat, words, pieces: board.scene.pieces });

  const { ask } = steps;
  const { onShowRule } = at;
  const onTap = useSteady(board.onTap);
  const onPress = useSteady((pieceId: string) => (pieceId === chosen && ask !== null ? ask() : board.onTap(pieceId)));
  const aimById = useSteady((id: string): void => {
    if (id !== chosen) board.onTap(id);
    ask?.();
  });
  const hasSteps = ask !== null;
  const actionsOf = useCallback(
    ({ id, isFlickable }: ScenePiece): readonly PieceAction[] => {
      const rule = { name: 'rule', label: t('aim.itsRule'), act: () => onShowRule(id) };
      return isFlickable && hasSteps ? [{ name: 'aim', label: t('aim.byStep'), act: () => aimById(id) }, rule] : [rule];
    },
    [t, onShowRule, hasSteps, aimById],
  );
  const setAim = useAlike(stepAim.aim ?? shownAim(ui.flicks, { intent, coming, hint }, chosen));
  const exits = useAlike(board.exits);
  const numbers = useAlike(board.numbers);
  const isLoose = board.ring !== null && !board.isRingLaid;
  const ringNote = useMemo(() => (isLoose ? <BoardPill>{t('aim.turnIt')}</BoardPill> : null), [isLoose, t]);

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
      powerNoteOf={powerNoteOf}
      fizzleWords={fizzleWords}
      way={player?.aim}
      aid={intent === null && coming === null ? (player?.aid ?? 'direction') : 'direction'}
      firstContactOf={firstContactOf}
      setAim={setAim}
      motion={motion}
      paths={appLine}
      exits={exits}
      selectedId={chosen}
      onTapPiece={onTap}
      onPressPiece={onPress}
      onHoldPiece={onShowRule}
      placing={board.placing}
      ring={board.ring}
      ringNote={ringNote}
      floats={floats}
      textScale={textScale}
      letterScale={letterScale}
      contactNumbers={numbers}
      eyes={quartersAt(board.edge)}
      onLie={now.setLies}
      onLook={now.setLook}
      blankNoteOf={blankNoteOf}
      labelOf={board.labelOf}
      actionsOf={actionsOf}
      style={styles.board}
      testID="board"
    />
  );
}

const styles = { board: { flexGrow: 1, flexShrink: 1, flexBasis: 0 } } as const;
