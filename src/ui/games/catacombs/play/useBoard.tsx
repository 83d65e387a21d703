import { useMemo } from 'react';
import { together } from '../../../../lib';
import { LAUNCH } from '../../../../rules/catacombs';
import type { OptionId } from '../../../../rules/machine';
import type { CatacombsPlayed, TableState } from '../../../../session/catacombs';
import type { AtBoard, BoardPart } from '../../../game';
import { quartersAt } from '../../../kit/side';
import { AskFirst, useForPrompt } from '../../../table/question';
import { askedLine } from './askedLine';
import { sceneOf } from '../pieces/sceneOf';
import { useCatacombsText } from '../words';
import type { CatacombsSpeech } from '../words/speech';
import { exitsOf } from './exitsOf';
import { askedAbout, inReach } from './mustBeSeen';
import { putBackNumbers } from './putBackNumbers';
import { ShotMenu } from './ShotMenu';
import type { Shot } from './shots';
import { hasTray, Tray } from './Tray';
import { usePieceLabel } from './usePieceLabel';
import { useTablePlay, type TablePlay } from './useTablePlay';

interface LastStandProps {
  readonly onGoOn: () => void;
  readonly onStay: () => void;
}

/** Nobody would be left standing: it is asked first. */
function LastStand(props: LastStandProps) {
  const { t } = useCatacombsText();
  return (
    <AskFirst
      title={t('table.lastStand.title')}
      body={t('table.lastStand.body')}
      goOn={t('table.lastStand.goOn')}
      stay={t('table.lastStand.stay')}
      {...props}
    />
  );
}

/** The table as the board draws it, with what is half done; a missile is on no list of its discs, and is seen to fly all the same. */
function useScene({ beat, shown }: TableState, { marks }: TablePlay) {
  const flown = beat?.kind === 'flight' ? beat.film.shot.projectile : null;
  const all = useMemo(() => (flown === null ? marks : { ...marks, loose: [...marks.loose, flown] }), [marks, flown]);
  return useMemo(() => sceneOf(shown, all), [shown, all]);
}

/** What is done on the board of Catacombs, and what has been half done. */
export function useBoard(at: AtBoard<CatacombsPlayed, CatacombsSpeech>): BoardPart | null {
  const { session, state, words, teaches, lies, onShowRule } = at;
  const { shown, view, prompt, sheet, hand } = state;
  const play = useTablePlay(session, state, words);
  const { asked, canAct, selectedId, shots, ready, placing, projectile } = play;
  const scene = useScene(state, play);
  const edge = sheet.passing === 'oppositeEnds' && hand === view.model.setup.overseer ? 'north' : 'south';
  const labelOf = usePieceLabel({ shown, scene, selectedId, words, turn: together(quartersAt(edge), lies) });
  const [lastStand, askFirst] = useForPrompt<OptionId | null>(prompt?.number ?? null, () => null);
  if (shown.board === null) return null;

  const shoot = (shot: Shot): void => {
    if (shot.isLastStand) askFirst(shot.option);
    else play.choose(shot.option);
  };
  const onTap = (pieceId: string): void => {
    if (!canAct.includes(pieceId)) return play.select(null);
    if (asked.kind === 'other') return play.choose(pieceId);
    play.select(pieceId === selectedId ? null : pieceId);
  };
  return {
    kind: 'flick',
    scene,
    edge,
    canAct,
    chosen: selectedId,
    isFlick: asked.kind === 'flick' || ready !== null,
    // A disc that may be flicked before anybody asked for it.
    limits: asked.kind === 'flick' ? asked.ask : LAUNCH,
    from: projectile.from,
    onTap,
    placing: placing.placing,
    ring: projectile.ring,
    isRingLaid: projectile.isLaid,
    exits: exitsOf(state),
    numbers: putBackNumbers(prompt?.purpose ?? null),
    labelOf,
    refusal: placing.refusal,
    line: askedLine({ state, words, chosen: selectedId, canAct, teaches }),
    beside:
      selectedId === null || shots.length === 0 ? null : (
        <ShotMenu piece={selectedId} {...{ shots, ready, words, onShowRule }} onShot={shoot} />
      ),
    tray: hasTray({ play, state }) ? <Tray {...{ session, state, words, play }} onShot={shoot} /> : null,
    over:
      lastStand === null ? null : (
        <LastStand
          onStay={() => askFirst(null)}
          onGoOn={() => {
            askFirst(null);
            play.choose(lastStand);
          }}
        />
      ),
    mustBeSeen:
      shots.length > 0
        ? inReach(selectedId, canAct, view, scene.pieces)
        : prompt === null
          ? []
          : askedAbout(prompt, scene.pieces),
    keys: shots.length === 0 ? {} : { escape: () => play.select(null) },
  };
}
