import { useRef, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { ifItCan } from '../../board';
import type { TableSession, ToldFlick } from '../../session/catacombs';
import { focusInto, useTextScale } from '../kit/components';
import { Curtain } from './curtain/Curtain';
import { DRAWER_IDS, DrawerColumn, drawerKeys, DrawerTabs, EdgeSwipe, useNews, type DrawerId } from './drawers';
import type { Shot } from '../games/catacombs/play/shots';
import { useForPrompt } from './question/useForPrompt';
import { activeRect, type RoomPt } from './shell/activeRect';
import { askedAboutIn, inReachIn } from '../games/catacombs/play/mustBeSeen';
import { Asking, isAsking } from './shell/Asking';
import { DrawerOver } from './shell/DrawerOver';
import { heroesAtTable, playingPiece } from '../games/catacombs/heroes/heroState';
import { HeroStrip } from '../games/catacombs/heroes/HeroStrip';
import { LiveWords } from './shell/LiveWords';
import { QUIET, sayingOf } from './shell/sayingOf';
import { SkipLink } from './shell/SkipLink';
import { KEYS } from './shell/shortcuts';
import { TableFrame } from './shell/TableFrame';
import { TableHeader } from './shell/TableHeader';
import { tableLayout } from './shell/tableLayout';
import { TableSheets, type OpenSheet } from './shell/TableSheets';
import { TableStage } from './shell/TableStage';
import { LEFT_DRAWERS, RIGHT_DRAWERS, useDrawers } from './shell/useDrawers';
import { useFocusKept } from './shell/useFocusKept';
import { useShortcuts } from './shell/useShortcuts';
import { useKeepAwake } from './useKeepAwake';
import { useTableNow } from './useTableNow';
import { useCatacombsText } from '../games/catacombs/words';

export interface TableProps {
  readonly session: TableSession;
  readonly onSettings: () => void;
  readonly onLeave: () => void;
  readonly onStory: () => void;
}

/** A game in play: what the session knows is shown, what the players do is told to it. */
export function Table({ session, onSettings, onLeave, onStory }: TableProps) {
  const { t } = useCatacombsText();
  const { width, height } = useWindowDimensions();
  const layout = tableLayout(width, height, useTextScale());
  const now = useTableNow(session);
  const { state, words, play, scene } = now;
  const drawers = useDrawers(layout.form);
  const hasWing = layout.form === 'wing' || layout.form === 'wings';
  const news = useNews(state, drawers.shownIds);
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const [headOverPt, setHeadOverPt] = useState(0);
  const [room, setRoom] = useState<RoomPt | null>(null);
  const whole = useRef<View>(null);
  const stage = useRef<View>(null);
  useKeepAwake();
  useFocusKept(whole, stage);

  const showRule = (topic: string): void => setSheet({ kind: 'rule', topic });
  const showFilm = (flick: ToldFlick): void => setSheet({ kind: 'referee', film: session.film(flick) });
  const shoot = (shot: Shot): void => {
    if (shot.isLastStand) setSheet({ kind: 'lastStand', option: shot.option });
    else play.choose(shot.option);
  };
  useShortcuts({
    ...drawerKeys(state.view.model, drawers.open),
    [KEYS.undo]: session.undo,
    [KEYS.referee]: () => state.film && showFilm(state.film),
    [KEYS.menu]: () => setSheet({ kind: 'menu' }),
    [KEYS.keys]: () => setSheet({ kind: 'keys' }),
    ...(play.shots.length === 0 ? {} : { escape: () => play.select(null) }),
    ...(now.steps.asked === 0 ? {} : { escape: now.steps.leave }),
    ...(state.beat === null ? {} : { [KEYS.hurry]: now.beats.hurry }),
  });

  // Below the board of a phone an aim by steps takes the place of the heroes and of the drawers' handles.
  const isSteppingLow = now.stepAim.aim !== null && layout.form === 'column';
  const areShotsShown = play.shots.length > 0 && now.stepAim.aim === null;
  const areShotsLow = areShotsShown && layout.form === 'column';
  const [isFolded, fold] = useForPrompt(state.prompt?.number ?? null, () => false);
  const active = scene.pieces.find(({ id }) => id === play.selectedId);
  const keepFree = active === undefined || room === null ? null : activeRect(room, active, now.isTurned);
  const told = {
    state,
    words,
    chosen: play.selectedId,
    canAct: play.canAct,
    teaches: now.teaches,
    placing: play.placing.refusal,
    t,
  };
  const saying = ifItCan('line', () => sayingOf(told), QUIET);
  const content = {
    news,
    hasNames: layout.hasTabNames,
    areCountsBelow: layout.areCountsBelow,
    state,
    words,
    focusCard: drawers.focusCard,
    onShowRule: showRule,
    onReferee: showFilm,
    onOpen: (id: DrawerId) => drawers.open(id),
  };

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
            state={state}
            words={words}
            onUndo={session.undo}
            onRetake={() => setSheet({ kind: 'retake' })}
            onReferee={() => state.film && showFilm(state.film)}
            saying={saying}
            steps={layout.steps}
            lines={layout.promptLines}
            onOver={setHeadOverPt}
            onMenu={() => setSheet({ kind: 'menu' })}
            onRule={(rule) => showRule(`rule:${rule}`)}
            onMore={() => setSheet({ kind: 'more' })}
          />
        }
        stage={<TableStage now={now} headOverPt={headOverPt} onShowRule={showRule} />}
        asking={
          isAsking(now) ? (
            <Asking
              now={now}
              onFold={isSteppingLow ? () => fold(true) : undefined}
              onShot={shoot}
              onShowRule={showRule}
              onStory={onStory}
            />
          ) : null
        }
        askedAbout={room === null ? [] : (areShotsShown ? inReachIn : askedAboutIn)(now, room)}
        isAskingHigh={(isSteppingLow || areShotsLow) && drawers.openId === null}
        isAskingClear={areShotsShown}
        isFolded={isFolded}
        onFold={fold}
        heroes={
          layout.isScant ? null : (
            <HeroStrip
              heroes={heroesAtTable(state.shown, play.canAct, playingPiece(state.view, play.selectedId))}
              words={words}
              {...layout.heroes}
              onPress={(hero) => drawers.open('heroes', hero)}
              onHold={showRule}
            />
          )
        }
        tabs={
          <DrawerTabs
            state={state}
            news={news}
            openId={drawers.openId}
            hasNames={layout.hasTabNames}
            areCountsBelow={layout.areCountsBelow}
            onOpen={(id) => (id === null ? drawers.close() : drawers.open(id))}
          />
        }
        edges={
          hasWing ? null : (
            <>
              <EdgeSwipe side="left" onSwipe={() => drawers.open('monsters')} />
              <EdgeSwipe side="right" onSwipe={() => drawers.open('heroes')} />
            </>
          )
        }
        drawer={(drawerRoom) => (
          <DrawerOver
            now={now}
            drawers={drawers}
            room={drawerRoom}
            keepFree={keepFree}
            onShowRule={showRule}
            onReferee={showFilm}
          />
        )}
        leftWing={<DrawerColumn {...content} ids={LEFT_DRAWERS} openId={drawers.leftId} />}
        rightWing={
          layout.form === 'wing' ? (
            <DrawerColumn {...content} ids={DRAWER_IDS} openId={drawers.wingId} />
          ) : (
            <DrawerColumn {...content} ids={RIGHT_DRAWERS} openId={drawers.rightId} />
          )
        }
      />
      <LiveWords text={`${saying.who ?? ''} ${saying.what}`} />
      {sheet === null ? null : (
        <TableSheets sheet={sheet} now={now} onOpen={setSheet} onSettings={onSettings} onLeave={onLeave} />
      )}
      {state.curtain === null ? null : <Curtain session={session} state={state} words={words} seat={state.curtain} />}
    </View>
  );
}

const styles = StyleSheet.create({ table: { flex: 1 } });
