import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWindowDimensions, View } from 'react-native';
import { useStore } from 'zustand';
import type { Launch } from '../../board';
import type { TableSession } from '../../session';
import { SPACE } from '../../theme';
import { MAX_LAUNCH_MM_S } from '../../rules/table';
import { useFeedback } from '../hooks/useFeedback';
import { useSetting } from '../settings';
import { StepAim, useStepAim } from './aim';
import { useBeats } from './beats/useBeats';
import { useFloats } from './beats/useFloats';
import { Curtain } from './curtain/Curtain';
import { sceneOf } from './play/sceneOf';
import type { Shot } from './play/shots';
import { TableBoard } from './play/TableBoard';
import { useTablePlay } from './play/useTablePlay';
import { useTableWords } from './play/useTableWords';
import { EventCard, eventCardOf, PathMap, PromptPanel, promptSize } from './prompts';
import { ActBar, hasActBar } from './shell/ActBar';
import { heroesAtTable, playingPiece } from './shell/heroes/heroState';
import { HeroStrip } from './shell/heroes/HeroStrip';
import { LiveWords } from './shell/LiveWords';
import { PromptLine } from './shell/PromptLine';
import { sayingOf } from './shell/sayingOf';
import { Stage } from './shell/Stage';
import { TableFrame } from './shell/TableFrame';
import { TableHeader } from './shell/TableHeader';
import { tableLayout } from './shell/tableLayout';
import { TableSheets, type OpenSheet } from './shell/TableSheets';
import { KEYS } from './shell/shortcuts';
import { useShortcuts } from './shell/useShortcuts';
import { useKeepAwake } from './useKeepAwake';

export interface TableProps {
  readonly session: TableSession;
  readonly onSettings: () => void;
  readonly onLeave: () => void;
}

/** A game in play: what the session knows is shown, what the players do is told to it. */
export function Table({ session, onSettings, onLeave }: TableProps) {
  const { t } = useTranslation();
  const { width, height } = useWindowDimensions();
  const layout = tableLayout(width, height);
  const state = useStore(session);
  const { shown, view, beat, prompt, hand, sheet, curtain } = state;
  const words = useTableWords(sheet, view.model.setup);
  const [speed] = useSetting('tellingSpeed');
  const [open, setOpen] = useState<OpenSheet | null>(null);
  const feedback = useFeedback();
  useKeepAwake();

  const event = beat?.kind === 'event' && speed !== 'instant' ? beat.event : null;
  const cardKind = event === null ? 'none' : eventCardOf(event);
  const beats = useBeats({ session, beat, speed, waits: cardKind === 'waiting', feedback });
  const floats = useFloats(state);
  const play = useTablePlay(session, state, words);
  const scene = useMemo(() => sceneOf(shown, play.marks), [shown, play.marks]);
  const isTurned = sheet.passing === 'oppositeEnds' && hand === view.model.setup.overseer;
  const size = prompt === null ? 'none' : promptSize(prompt.purpose);
  const player = sheet.players.find(({ seat }) => seat === hand) ?? null;
  const isByStep = player?.aim === 'steps' && play.asked.kind === 'flick';
  const { aim: setAim, setAim: changeAim } = useStepAim(isByStep ? play.selectedId : null, MAX_LAUNCH_MM_S, isTurned);
  const launchOf = (launch: Launch) => ({ ...launch, from: play.projectile.from(launch.discId) });
  const launch = (launched: Launch): void => {
    session.launch(launchOf(launched));
  };

  const firstContactOf = (launched: Launch) => session.firstContact(launchOf(launched));

  const showRule = (topic: string): void => setOpen({ kind: 'rule', topic });
  const shoot = (shot: Shot): void => {
    if (shot.isLastStand) setOpen({ kind: 'lastStand', option: shot.option });
    else play.choose(shot.option);
  };
  useShortcuts({
    [KEYS.undo]: session.undo,
    [KEYS.referee]: () => setOpen({ kind: 'referee' }),
    [KEYS.menu]: () => setOpen({ kind: 'menu' }),
    ...(beat === null ? {} : { [KEYS.hurry]: beats.hurry }),
    escape: () => play.select(null),
  });

  const saying = sayingOf({ state, words, chosen: play.selectedId, placing: play.placing.refusal, t });
  const panel = prompt === null ? null : <PromptPanel session={session} words={words} state={state} />;
  const board = (
    <TableBoard
      state={state}
      words={words}
      scene={scene}
      play={play}
      beats={beats}
      floats={floats}
      player={player}
      setAim={setAim}
      isTurned={isTurned}
      onLaunch={launch}
      firstContactOf={firstContactOf}
      onNotch={feedback.tick}
      onShot={shoot}
      onShowRule={showRule}
    />
  );
  const stage = (
    <Stage
      sheet={size === 'sheet' ? panel : null}
      card={
        event === null || cardKind === 'none' ? null : (
          <EventCard
            event={event}
            state={state}
            words={words}
            onDone={cardKind === 'waiting' ? beats.hurry : undefined}
          />
        )
      }
      onHurry={beat === null ? null : beats.hurry}
    >
      {size === 'place' ? panel : shown.board === null ? <PathMap model={view.model} words={words} /> : board}
    </Stage>
  );
  const aiming =
    setAim === null ? null : (
      <StepAim
        aim={setAim}
        pieces={scene.pieces}
        nameOf={words.name}
        maxSpeedMmS={MAX_LAUNCH_MM_S}
        isTurned={isTurned}
        firstContactOf={player?.aid === 'firstContact' ? firstContactOf : undefined}
        onChange={changeAim}
        onLaunch={launch}
      />
    );
  const bar = hasActBar(play, state) ? <ActBar session={session} state={state} words={words} play={play} /> : null;
  const asking =
    size === 'bar' ? (
      panel
    ) : aiming === null && bar === null ? null : (
      <View style={GAP}>
        {aiming}
        {bar}
      </View>
    );

  return (
    <View style={FILL}>
      <TableFrame
        layout={layout}
        head={
          <View>
            <TableHeader shown={shown} words={words} onMenu={() => setOpen({ kind: 'menu' })} />
            <PromptLine
              saying={saying}
              lines={layout.form === 'column' && !layout.isBroad ? 2 : 1}
              onRule={(rule) => showRule(`rule:${rule}`)}
              onMore={() => setOpen({ kind: 'more' })}
            />
          </View>
        }
        stage={stage}
        asking={asking}
        heroes={
          <HeroStrip
            heroes={heroesAtTable(shown, play.canAct, playingPiece(view, play.selectedId))}
            words={words}
            form={layout.form === 'wings' ? 'tall' : layout.isLow ? 'low' : 'cell'}
            onPress={showRule}
            onHold={showRule}
          />
        }
        tabs={null}
        leftWing={null}
        rightWing={null}
      />
      <LiveWords text={`${saying.who ?? ''} ${saying.what}`} />
      {open === null ? null : (
        <TableSheets
          open={open}
          session={session}
          state={state}
          words={words}
          player={player}
          onOpen={setOpen}
          onChoose={play.choose}
          onSettings={onSettings}
          onLeave={onLeave}
        />
      )}
      {curtain === null ? null : <Curtain session={session} state={state} words={words} seat={curtain} />}
    </View>
  );
}

const FILL = { flex: 1 } as const;
const GAP = { gap: SPACE.xs } as const;
