import { useCallback, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { ifItCan } from '../../board';
import type { Played, TableSession, ToldFlick } from '../../session';
import type { AnyTableUi } from '../game';
import { focusInto, keptPlace, useTextScale } from '../kit/components';
import { Curtain } from './curtain/Curtain';
import {
  askedDrawer,
  DrawerColumn,
  drawerKeys,
  DrawerOver,
  DrawerTabs,
  EdgeSwipe,
  useDrawers,
  useNews,
} from './drawers';
import type { StepKind } from './aim';
import { useForPrompt } from './kept';
import { activeRect, type RoomPt } from './layout/activeRect';
import { Asking, isAsking } from './stage/Asking';
import { LiveWords } from './head/LiveWords';
import { QUIET, sayingOf } from './head/sayingOf';
import { KEYS, SkipLink, useFocusKept, useKeepAwake, useShortcuts } from './keys';
import { spansOf } from './layout/spansOf';
import { TableFrame } from './layout/TableFrame';
import { TableHeader } from './head/TableHeader';
import { tableLayout } from './layout/tableLayout';
import { TableSheets, type OpenSheet } from './sheets/TableSheets';
import { TableStage } from './stage/TableStage';
import { useTitleOf } from './now/filledIn';
import { useTableNow } from './now/useTableNow';
import { useTranslation } from 'react-i18next';
import { useHand } from '../kit/settings';
import { useSide } from '../kit/side';

export interface TableProps {
  /** What fills it. */
  readonly ui: AnyTableUi;
  readonly session: TableSession<Played>;
  readonly onSettings: () => void;
  readonly onLeave: () => void;
  /** null: nothing is told of it once it is over. */
  readonly onStory: (() => void) | null;
  /** One press leaves it; left out: by the menu alone. */
  readonly onBack?: () => void;
}

/** A game in play: what the session knows is shown, what the players do is told to it. */
export function Table({ ui, session, onSettings, onLeave, onStory, onBack }: TableProps) {
  const { t } = useTranslation();
  const { widthPt: width, heightPt: height } = useSide();
  const { isLeft } = useHand();
  const layout = tableLayout(width, height, useTextScale());
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const hasPages = ui.Rule !== null;
  const showRule = useCallback(
    (topic: string): void => {
      if (hasPages) setSheet({ kind: 'rule', topic });
    },
    [hasPages],
  );
  const now = useTableNow({ ui, session, onShowRule: showRule });
  const { at, state, words, board, size, drawers: list } = now;
  const drawers = useDrawers(ui.drawers, list, layout.form);
  const title = useTitleOf(ui, state.sheet, state.view);
  const hasWing = layout.form === 'wing' || layout.form === 'wings';
  const news = useNews(list, state, drawers.shownIds);
  const [headOverPt, setHeadOverPt] = useState(0);
  const [room, setRoom] = useState<RoomPt | null>(null);
  const whole = useRef<View>(null);
  const stage = useRef<View>(null);
  useKeepAwake();
  useFocusKept(whole, stage);

  const showFilm = (flick: ToldFlick<Played>): void => setSheet({ kind: 'referee', film: session.film(flick) });
  useShortcuts({
    ...drawerKeys(list, drawers.open),
    [KEYS.undo]: session.undo,
    [KEYS.referee]: () => state.film && showFilm(state.film),
    [KEYS.menu]: () => setSheet({ kind: 'menu' }),
    [KEYS.keys]: () => setSheet({ kind: 'keys' }),
    ...board?.keys,
    ...(now.steps.asked === 0 ? {} : { escape: now.steps.leave }),
    ...(state.beat === null ? {} : { [KEYS.hurry]: now.beats.hurry }),
  });

  // Below the board of a phone an aim by steps takes the place of the foot and of the drawers' handles.
  const isSteppingLow = now.stepAim.aim !== null && layout.form === 'column';
  const isBesideShown = board !== null && board.beside !== null && now.stepAim.aim === null;
  const isBesideLow = isBesideShown && layout.form === 'column';
  const [isFolded, fold] = useForPrompt(state.prompt?.number ?? null, () => false);
  const [kind, onKind] = useForPrompt<StepKind>(state.prompt?.number ?? null, () => 'target');
  const [place] = useForPrompt(state.prompt?.number ?? null, keptPlace);
  const active = board?.scene.pieces.find(({ id }) => id === board.chosen);
  const keepFree =
    board === null || active === undefined || room === null ? null : activeRect(room, board.scene, active, now.turn);
  const told = {
    state,
    words,
    whoIsAsked: (seats: Parameters<AnyTableUi['whoIsAsked']>[0]) => ui.whoIsAsked(seats, at),
    whyMeant: (intent: Played['flicked']['intent']) =>
      ui.flicks === null ? '' : words.why(ui.flicks.thoughtOf(intent)),
    line: board?.line ?? null,
    size: size ?? 'board',
    placing: board?.refusal ?? null,
    t,
  } as const;
  const saying = ifItCan('line', () => sayingOf(told), QUIET);
  const content = {
    ...at,
    news,
    hasNames: layout.hasTabNames,
    areCountsBelow: layout.areCountsBelow,
    focusCard: drawers.focusCard,
    onReferee: showFilm,
    onOpen: (id: string) => drawers.open(id),
  };
  const onSide = (side: 'left' | 'right') => list.filter((drawer) => drawer.side === side);
  const { edges } = ui.drawers ?? { edges: null };

  return (
    <View ref={whole} style={styles.table}>
      <SkipLink label={t('keys.toBoard')} onPress={() => focusInto(stage.current)} />
      <TableFrame
        layout={layout}
        headOverPt={headOverPt}
        stageRef={stage}
        onStageRoom={setRoom}
        head={
          <TableHeader
            session={session}
            title={title}
            phases={ui.phases(at)}
            score={ui.Score === undefined ? null : <ui.Score {...at} />}
            state={state}
            words={words}
            onUndo={session.undo}
            onRetake={() => setSheet({ kind: 'retake' })}
            onReferee={() => state.film && showFilm(state.film)}
            saying={saying}
            otherPhases={layout.otherPhases}
            lines={layout.promptLines}
            onOver={setHeadOverPt}
            onBack={onBack}
            onMenu={() => setSheet({ kind: 'menu' })}
            onRule={(rule) => showRule(`rule:${rule}`)}
            onMore={() => setSheet({ kind: 'more' })}
          />
        }
        stage={<TableStage now={now} headOverPt={headOverPt} place={place} />}
        asking={
          isAsking(now, onStory !== null) ? (
            <Asking
              now={now}
              narrow={isSteppingLow ? { kind, onKind, onFold: () => fold(true) } : undefined}
              onStory={onStory}
            />
          ) : null
        }
        place={place}
        askedAbout={
          room === null || board === null || !(isBesideShown || size === 'bar') ? [] : spansOf(board, room, now.turn)
        }
        isAskingHigh={(isSteppingLow || isBesideLow) && drawers.openId === null}
        isAskingClear={isBesideShown}
        isFolded={isFolded}
        onFold={fold}
        foot={
          layout.isScant || ui.Foot === null ? null : (
            <ui.Foot {...at} layout={layout.foot} board={board} onOpen={drawers.open} />
          )
        }
        tabs={
          ui.drawers === null ? null : (
            <DrawerTabs
              set={ui.drawers}
              drawers={list}
              words={words}
              asked={askedDrawer(ui.asks, state)}
              news={news}
              openId={drawers.openId}
              hasNames={layout.hasTabNames}
              areCountsBelow={layout.areCountsBelow}
              onOpen={(id) => (id === null ? drawers.close() : drawers.open(id))}
            />
          )
        }
        edges={
          hasWing || edges === null ? null : (
            <>
              <EdgeSwipe side="left" onSwipe={() => drawers.open(isLeft ? edges.right : edges.left)} />
              <EdgeSwipe side="right" onSwipe={() => drawers.open(isLeft ? edges.left : edges.right)} />
            </>
          )
        }
        drawer={(drawerRoom) => (
          <DrawerOver
            at={at}
            list={list}
            drawers={drawers}
            room={drawerRoom}
            keepFree={keepFree}
            onReferee={showFilm}
          />
        )}
        leftWing={
          ui.drawers === null ? null : <DrawerColumn {...content} drawers={onSide('left')} openId={drawers.leftId} />
        }
        rightWing={
          ui.drawers === null ? null : layout.form === 'wing' ? (
            <DrawerColumn {...content} drawers={list} openId={drawers.wingId} />
          ) : (
            <DrawerColumn {...content} drawers={onSide('right')} openId={drawers.rightId} />
          )
        }
      />
      <LiveWords text={`${saying.who ?? ''} ${saying.what}`} />
      {sheet === null ? null : (
        <TableSheets sheet={sheet} now={now} onOpen={setSheet} onSettings={onSettings} onLeave={onLeave} />
      )}
      {board?.over ?? null}
      {state.curtain === null ? null : <Curtain at={at} looks={ui.curtain} seat={state.curtain} />}
    </View>
  );
}

const styles = StyleSheet.create({ table: { flex: 1 } });
