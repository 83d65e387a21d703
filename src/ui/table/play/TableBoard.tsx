import { BoardView, type BoardFloat, type BoardScene, type Launch, type SetAim } from '../../../board';
import type { CatacombsWords } from '../../../i18n/catacombs';
import { MAX_LAUNCH_MM_S } from '../../../rules/table';
import type { FirstContact, Player, TableState } from '../../../session';
import type { BeatPlayer } from '../beats/useBeats';
import { PowerPill } from '../aim';
import { useIsMotionReduced } from '../../settings';
import { ShotMenu } from './ShotMenu';
import type { Shot } from './shots';
import type { TablePlay } from './useTablePlay';
import { usePieceLabel } from './usePieceLabel';

export interface TableBoardProps {
  readonly state: TableState;
  readonly words: CatacombsWords;
  readonly scene: BoardScene;
  readonly play: TablePlay;
  readonly beats: BeatPlayer;
  readonly floats: readonly BoardFloat[];
  /** Whose way of aiming it is. */
  readonly player: Player | null;
  readonly setAim: SetAim | null;
  readonly isTurned: boolean;
  readonly onLaunch: (launch: Launch) => void;
  readonly firstContactOf: (launch: Launch) => FirstContact | null;
  readonly onShot: (shot: Shot) => void;
  readonly onNotch: () => void;
  readonly onShowRule: (topic: string) => void;
}

/** The board in play: what is touched goes to the rules, what they answer is shown. */
export function TableBoard(props: TableBoardProps) {
  const {
    state,
    words,
    scene,
    play,
    beats,
    floats,
    player,
    setAim,
    isTurned,
    onLaunch,
    firstContactOf,
    onShot,
    onNotch,
    onShowRule,
  } = props;
  const { shown, film, prompt } = state;
  const motion = useIsMotionReduced() ? 'reduced' : 'full';
  const labelOf = usePieceLabel({ shown, scene, selectedId: play.selectedId, words, isTurned });
  const tap = (pieceId: string): void => {
    if (!play.canAct.includes(pieceId)) return play.select(null);
    if (play.asked.kind === 'other') return play.choose(pieceId);
    play.select(pieceId === play.selectedId ? null : pieceId);
  };
  const menu =
    play.selectedId === null || play.shots.length === 0
      ? null
      : {
          pieceId: play.selectedId,
          node: (
            <ShotMenu
              piece={play.selectedId}
              shots={play.shots}
              words={words}
              onShot={onShot}
              onBarred={({ refusal }) => onShowRule(refusal?.rule ?? play.selectedId ?? '')}
            />
          ),
        };

  return (
    <BoardView
      scene={scene}
      flight={beats.flight}
      show={beats.show}
      onLaunch={onLaunch}
      onFlightStart={beats.onFlightStart}
      onFlightEnd={beats.onFlightEnd}
      maxSpeedMmS={MAX_LAUNCH_MM_S}
      onNotch={onNotch}
      powerNoteOf={(power) => <PowerPill power={power} />}
      way={player?.aim}
      aid={player?.aid ?? 'direction'}
      firstContactOf={firstContactOf}
      setAim={setAim}
      motion={motion}
      exits={prompt === null || film === null || film.board !== shown.board ? undefined : film.result.exits}
      selectedId={play.selectedId}
      onTapPiece={tap}
      onHoldPiece={onShowRule}
      placing={play.placing.placing}
      ring={play.projectile.ring}
      floats={floats}
      beside={menu}
      isTurned={isTurned}
      labelOf={labelOf}
      style={styles.board}
      testID="board"
    />
  );
}

const styles = { board: { flexGrow: 1, flexShrink: 1, flexBasis: 0 } } as const;
