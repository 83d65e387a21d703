import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import {
  isAlone,
  lordsFor,
  OFFERED_EXPANSIONS,
  whyNotDraft,
  withAdventure,
  withExpansions,
  withHeroAt,
  withHeroInstead,
  withLord,
  withOverseer,
  withPlayer,
  type NewGameDraft,
} from '../../session/catacombs';
import { SPACE, UI } from '../../theme';
import { BrassButton, ScreenFrame, Words } from '../kit/components';
import { useCatacombsWords } from '../games/catacombs/words/useCatacombsWords';
import { AdventurePanel } from '../games/catacombs/newGame/AdventurePanel';
import { AppSeatsPanel } from './AppSeatsPanel';
import { DungeonPanel } from '../games/catacombs/newGame/DungeonPanel';
import { ExpansionsPanel } from '../games/catacombs/newGame/ExpansionsPanel';
import { ExtrasPanel } from '../games/catacombs/newGame/ExtrasPanel';
import { HandicapHint } from '../games/catacombs/newGame/HandicapHint';
import { HandicapPanel } from '../games/catacombs/newGame/HandicapPanel';
import { HandsPanel } from './HandsPanel';
import { HousePanel } from '../games/catacombs/newGame/HousePanel';
import { LayoutPanel } from '../games/catacombs/newGame/LayoutPanel';
import { PlayersPanel } from '../games/catacombs/newGame/PlayersPanel';
import { useFaultWords } from '../shelf';
import { useLikenesses } from './useLikenesses';
import { useNewGame } from './useNewGame';

const TWO_COLUMNS_PT = 900;

export interface NewGameFormProps {
  /** What it begins with. */
  readonly start: NewGameDraft;
  readonly onBegun: (game: string) => void;
}

/** Who plays what, in which dungeon. It can begin as it stands; the rest is there for those who open it. */
export function NewGameForm({ start, onBegun }: NewGameFormProps) {
  const { t } = useTranslation();
  const { width } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const words = useCatacombsWords();
  const { draft, change, setCount, nameOf, begin } = useNewGame(start);
  const likenesses = useLikenesses();
  const faultWords = useFaultWords();
  const [fault, setFault] = useState<string | null>(null);
  const [isBeginning, setBeginning] = useState(false);
  const refusal = whyNotDraft(draft);
  const isWide = width >= TWO_COLUMNS_PT;
  const hasStory = draft.adventure !== null;

  async function layOut(): Promise<void> {
    setBeginning(true);
    setFault(null);
    const begun = await begin();
    if (begun.ok) return onBegun(begun.value);
    setBeginning(false);
    setFault(t('newGame.notKept', { message: faultWords(begun.error) }));
  }

  const players = (
    <PlayersPanel
      isAlone={isAlone(draft)}
      onLevel={(level) => change((now) => withPlayer(now, now.overseer, { mind: level, likeness: null }))}
      sitters={draft.players}
      nameOf={nameOf}
      overseer={draft.overseer}
      onCount={setCount}
      onName={(seat, name) => change((now) => withPlayer(now, seat, { name }))}
      onOverseer={(seat) => change((now) => withOverseer(now, seat))}
      onGive={(hero, seat) => change((now) => withHeroAt(now, hero, seat))}
    />
  );
  const dungeon = hasStory ? null : (
    <DungeonPanel
      lords={lordsFor(draft)}
      lord={draft.lord}
      extraLife={draft.lordExtraLife}
      length={draft.length}
      layout={draft.layout}
      onLord={(lord) => change((now) => withLord(now, lord))}
      onExtraLife={(lordExtraLife) => change((now) => ({ ...now, lordExtraLife }))}
      onLength={(length) => change((now) => ({ ...now, length }))}
    />
  );
  const boxes = (
    <ExpansionsPanel
      offered={OFFERED_EXPANSIONS}
      draft={draft}
      onExpansions={(expansions) => change((now) => withExpansions(now, expansions))}
      onHero={(out, instead) => change((now) => withHeroInstead(now, out, instead))}
      onAltar={(altar) => change((now) => ({ ...now, altar }))}
      onVariants={(allowVariants) => change((now) => ({ ...now, allowVariants }))}
      onRoomPool={(roomPool) => change((now) => ({ ...now, roomPool }))}
    />
  );
  const story = (
    <AdventurePanel value={draft.adventure} onChange={(adventure) => change((now) => withAdventure(now, adventure))} />
  );
  const rules = (
    <>
      {hasStory ? null : (
        <LayoutPanel value={draft.layout} onChange={(layout) => change((now) => ({ ...now, layout }))} />
      )}
      <ExtrasPanel value={draft.variants} onChange={(variants) => change((now) => ({ ...now, variants }))} />
      <HandicapPanel value={draft.handicap} onChange={(handicap) => change((now) => ({ ...now, handicap }))} />
      <HousePanel
        boxes={draft.expansions}
        value={draft.house}
        onChange={(house) => change((now) => ({ ...now, house }))}
      />
    </>
  );
  const named = draft.players.map((player, index) => ({ ...player, name: player.name.trim() || nameOf(index) }));
  const minds = (
    <AppSeatsPanel
      players={named}
      likenesses={likenesses}
      retakes={draft.retakes}
      onRetakes={(retakes) => change((now) => ({ ...now, retakes }))}
      onMind={(seat, mind) => change((now) => withPlayer(now, seat, mind))}
    />
  );
  const hands = (
    <HandsPanel
      passing={draft.passing}
      players={named.filter(({ mind }) => mind === null)}
      onPassing={(passing) => change((now) => ({ ...now, passing }))}
      onAim={(seat, aim) => change((now) => withPlayer(now, seat, { aim }))}
      onAid={(seat, aid) => change((now) => withPlayer(now, seat, { aid }))}
    />
  );
  const hint = <HandicapHint draft={draft} onTake={(handicap) => change((now) => ({ ...now, handicap }))} />;
  const complaint = refusal === null ? fault : words.refusal(refusal);
  return (
    <ScreenFrame title={t('newGame.title')} hasOwnScroll isWide={isWide}>
      <ScrollView contentContainerStyle={isWide ? styles.wide : styles.column}>
        {isWide ? (
          <>
            <View style={[styles.column, styles.half]}>
              {hint}
              {players}
              {minds}
              {hands}
              {story}
            </View>
            <View style={[styles.column, styles.half]}>
              {boxes}
              {dungeon}
              {rules}
            </View>
          </>
        ) : (
          <>
            {hint}
            {players}
            {minds}
            {boxes}
            {dungeon}
            {story}
            {rules}
            {hands}
          </>
        )}
      </ScrollView>
      <View style={[styles.foot, { paddingBottom: insets.bottom + SPACE.l }]}>
        {complaint === null ? null : (
          <Words type="ui" align="center" colour={UI.red} role="alert">
            {complaint}
          </Words>
        )}
        <BrassButton
          icon="room"
          label={t(isBeginning ? 'newGame.beginning' : 'newGame.begin')}
          onPress={() => void layOut()}
          isDisabled={refusal !== null || isBeginning}
          testID="begin"
        />
      </View>
    </ScreenFrame>
  );
}

const styles = StyleSheet.create({
  wide: { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.l },
  column: { gap: SPACE.m, paddingBottom: SPACE.l },
  half: { flex: 1 },
  foot: { paddingTop: SPACE.s, gap: SPACE.xs, width: '100%', maxWidth: 640, alignSelf: 'center' },
});
