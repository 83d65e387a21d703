import { useCallback, useMemo, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { ifItCan } from '../../board';
import type { Played, TableSession, ToldFlick } from '../../session';
import type { AnyTableUi } from '../game';
import { useAlike, useSteady } from '../kit/alike';
import { focusInto, keptPlace, useTextScale } from '../kit/components';
import { Curtain } from './curtain/Curtain';
import { drawerKeys, useDrawers, useNews } from './drawers';
import type { StepKind } from './aim';
import { PickedContext, useForPrompt } from './kept';
import { withinFlanks, type RoomPt } from './layout/activeRect';
import type { DrawerRoom } from './layout/placementOf';
import { isAsking } from './stage/Asking';
import { LiveWords } from './head/LiveWords';
import { QUIET, sayingOf } from './head/sayingOf';
import { KEYS, SkipLink, useFocusKept, useKeepAwake, useShortcuts } from './keys';
import { spansOf } from './layout/spansOf';
import { TableFrame } from './layout/TableFrame';
import { tableLayout } from './layout/tableLayout';
import { AskingRegion } from './regions/AskingRegion';
import { EdgesRegion, OverRegion, TabsRegion, WingRegion } from './regions/DrawerRegions';
import { FootRegion } from './regions/FootRegion';
import { HeadRegion } from './regions/HeadRegion';
import { HereProvider } from './regions/HereContext';
import { StageRegion } from './regions/StageRegion';
import { TableSheets, type OpenSheet } from './sheets/TableSheets';
import { useTableNow, type TableNow } from './now/useTableNow';
import { useTranslation } from 'react-i18next';
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

const FOOT = <FootRegion />;
const TABS = <TabsRegion />;
const LEFT_WING = <WingRegion side="left" />;
const RIGHT_WING = <WingRegion side="right" />;
const ONE_WING = <WingRegion side="both" />;
const drawerIn = (room: DrawerRoom) => <OverRegion room={room} />;

/** What the line over the board says. */
function useSaying({ ui, at, state, words, board, size }: TableNow) {
  const { t } = useTranslation();
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
  return useAlike(ifItCan('line', () => sayingOf(told), QUIET));
}

/** A game in play: what the session knows is shown, what the players do is told to it. */
export function Table({ ui, session, onSettings, onLeave, onStory, onBack }: TableProps) {
  const { t } = useTranslation();
  const { widthPt: width, heightPt: height } = useSide();
  const textScale = useTextScale();
  const isFlanked = ui.Flank !== undefined;
  const layout = useMemo(() => tableLayout(width, height, textScale, isFlanked), [width, height, textScale, isFlanked]);
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const hasPages = ui.Rule !== null;
  const showRule = useCallback(
    (topic: string): void => {
      if (hasPages) setSheet({ kind: 'rule', topic });
    },
    [hasPages],
  );
  const now = useTableNow({ ui, session, onShowRule: showRule });
  const { at, state, board, size, drawers: list } = now;
  const drawers = useDrawers(ui.drawers, list, layout.form);
  const news = useAlike(useNews(list, state, drawers.shownIds));
  const saying = useSaying(now);
  const [headOverPt, setHeadOverPt] = useState(0);
  const [room, setRoom] = useState<RoomPt | null>(null);
  const whole = useRef<View>(null);
  const stage = useRef<View>(null);
  const toBoard = useSteady(() => focusInto(stage.current));
  useKeepAwake();
  useFocusKept(whole, stage);

  const showFilm = useSteady((flick: ToldFlick<Played>): void =>
    setSheet({ kind: 'referee', film: session.film(flick) }),
  );
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
  const number = state.prompt?.number ?? null;
  const [isFolded, setFolded] = useForPrompt(number, () => false);
  const fold = useSteady(setFolded);
  const onFold = useSteady(() => setFolded(true));
  const [kind, setKind] = useForPrompt<StepKind>(number, () => 'target');
  const onKind = useSteady(setKind);
  const [place] = useForPrompt(number, keptPlace);
  const [pickedId, setPicked] = useForPrompt<string | null>(number, () => null);
  const pick = useSteady(setPicked);
  const isBeside = layout.flankPt > 0;
  const picked = useMemo(() => ({ id: pickedId, pick, isBeside }), [pickedId, pick, isBeside]);
  const onStageRoom = useSteady((all: RoomPt) => setRoom(withinFlanks(all, layout.flankPt)));
  // Below the board of a phone there is no room for the handles as well.
  const isBelowLow = size === 'below' && (layout.foot.form === 'cell' || layout.foot.form === 'low');
  const askedAbout = useAlike(
    room === null || board === null || !(isBesideShown || size === 'bar') ? [] : spansOf(board, room, now.turn),
  );
  const isAsked = isAsking(now, onStory !== null);
  const edges = ui.drawers?.edges ?? null;
  const hasWing = layout.form === 'wing' || layout.form === 'wings';

  const head = useMemo(() => <HeadRegion onOver={setHeadOverPt} onBack={onBack} />, [onBack]);
  const stageRegion = useMemo(() => <StageRegion headOverPt={headOverPt} place={place} />, [headOverPt, place]);
  const asking = useMemo(
    () => (isAsked ? <AskingRegion {...{ isSteppingLow, kind, onKind, onFold, onStory }} /> : null),
    [isAsked, isSteppingLow, kind, onKind, onFold, onStory],
  );
  const edgesRegion = useMemo(
    () => (hasWing || edges === null ? null : <EdgesRegion edges={edges} onOpen={drawers.open} />),
    [hasWing, edges, drawers.open],
  );
  const rightWing = layout.form === 'wing' ? ONE_WING : RIGHT_WING;

  return (
    <HereProvider value={{ now, saying, layout, drawers, news, room, showRule, showFilm, openSheet: setSheet }}>
      <View ref={whole} style={styles.table}>
        <SkipLink label={t('keys.toBoard')} onPress={toBoard} />
        <PickedContext value={picked}>
          <TableFrame
            layout={layout}
            headOverPt={headOverPt}
            stageRef={stage}
            onStageRoom={onStageRoom}
            head={head}
            stage={stageRegion}
            asking={asking}
            place={place}
            askedAbout={askedAbout}
            isAskingHigh={(isSteppingLow || isBesideLow || isBelowLow) && drawers.openId === null}
            isAskingClear={isBesideShown}
            isSteppedBack={size === 'below' && board !== null}
            isFolded={isFolded}
            onFold={fold}
            foot={layout.isScant || ui.Foot === null ? null : FOOT}
            tabs={ui.drawers === null ? null : TABS}
            edges={edgesRegion}
            drawer={drawerIn}
            leftWing={ui.drawers === null ? null : LEFT_WING}
            rightWing={ui.drawers === null ? null : rightWing}
          />
        </PickedContext>
        <LiveWords text={`${saying.who ?? ''} ${saying.what}`} />
        {sheet === null ? null : (
          <TableSheets sheet={sheet} now={now} onOpen={setSheet} onSettings={onSettings} onLeave={onLeave} />
        )}
        {board?.over ?? null}
        {state.curtain === null ? null : <Curtain at={at} looks={ui.curtain} seat={state.curtain} />}
      </View>
    </HereProvider>
  );
}

const styles = StyleSheet.create({ table: { flex: 1 } });
