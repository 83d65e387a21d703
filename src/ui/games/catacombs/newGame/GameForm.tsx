import { StyleSheet, View } from 'react-native';
import {
  isAlone,
  lordsFor,
  OFFERED_EXPANSIONS,
  withAdventure,
  withExpansions,
  withHeroAt,
  withHeroInstead,
  withLord,
  withOverseer,
  withPlayer,
  type CatacombsPlayed,
} from '../../../../session/catacombs';
import { SPACE } from '../../../../theme';
import type { FormProps } from '../../../game';
import { AppSeatsPanel, HandsPanel, useCalled, useLikenesses } from '../../../newGame';
import { usualNames } from '../../../shelf';
import { AdventurePanel } from './AdventurePanel';
import { DungeonPanel } from './DungeonPanel';
import { ExpansionsPanel } from './ExpansionsPanel';
import { ExtrasPanel } from './ExtrasPanel';
import { HandicapHint } from './HandicapHint';
import { HandicapPanel } from './HandicapPanel';
import { HousePanel } from './HousePanel';
import { LayoutPanel } from './LayoutPanel';
import { PlayersPanel } from './PlayersPanel';
import { useCatacombsText } from '../words';
import { useWithCount } from './useWithCount';

/** Who plays what, in which dungeon. */
export function GameForm({ choices, onChange, played, isWide }: FormProps<CatacombsPlayed>) {
  const { t } = useCatacombsText();
  const likenesses = useLikenesses();
  const withCount = useWithCount();
  const called = useCalled();
  const names = usualNames(choices.players, t);
  const nameOf = (index: number): string => names[index] ?? '';
  const hasStory = choices.adventure !== null;

  const players = (
    <PlayersPanel
      isAlone={isAlone(choices)}
      onLevel={(level) => onChange((now) => withPlayer(now, now.overseer, { mind: level, likeness: null }))}
      sitters={choices.players}
      nameOf={nameOf}
      overseer={choices.overseer}
      onCount={(count) => onChange((now) => withCount(now, count))}
      onName={(sitter, name) => onChange((now) => withPlayer(now, sitter.seat, called(sitter, name)))}
      onWishes={(seat, wishes) => onChange((now) => withPlayer(now, seat, { wishes }))}
      onOverseer={(seat) => onChange((now) => withOverseer(now, seat))}
      onGive={(hero, seat) => onChange((now) => withHeroAt(now, hero, seat))}
    />
  );
  const dungeon = hasStory ? null : (
    <DungeonPanel
      lords={lordsFor(choices)}
      lord={choices.lord}
      extraLife={choices.lordExtraLife}
      length={choices.length}
      layout={choices.layout}
      onLord={(lord) => onChange((now) => withLord(now, lord))}
      onExtraLife={(lordExtraLife) => onChange((now) => ({ ...now, lordExtraLife }))}
      onLength={(length) => onChange((now) => ({ ...now, length }))}
    />
  );
  const boxes = (
    <ExpansionsPanel
      offered={OFFERED_EXPANSIONS}
      choices={choices}
      onExpansions={(expansions) => onChange((now) => withExpansions(now, expansions))}
      onHero={(out, instead) => onChange((now) => withHeroInstead(now, out, instead))}
      onAltar={(altar) => onChange((now) => ({ ...now, altar }))}
      onVariants={(allowVariants) => onChange((now) => ({ ...now, allowVariants }))}
      onRoomPool={(roomPool) => onChange((now) => ({ ...now, roomPool }))}
    />
  );
  const story = (
    <AdventurePanel
      value={choices.adventure}
      onChange={(adventure) => onChange((now) => withAdventure(now, adventure))}
    />
  );
  const rules = (
    <>
      {hasStory ? null : (
        <LayoutPanel value={choices.layout} onChange={(layout) => onChange((now) => ({ ...now, layout }))} />
      )}
      <ExtrasPanel value={choices.variants} onChange={(variants) => onChange((now) => ({ ...now, variants }))} />
      <HandicapPanel value={choices.handicap} onChange={(handicap) => onChange((now) => ({ ...now, handicap }))} />
      <HousePanel
        boxes={choices.expansions}
        value={choices.house}
        onChange={(house) => onChange((now) => ({ ...now, house }))}
      />
    </>
  );
  const named = choices.players.map((player, index) => ({ ...player, name: player.name.trim() || nameOf(index) }));
  const minds = (
    <AppSeatsPanel
      players={named}
      likenesses={likenesses}
      retakes={choices.retakes}
      onRetakes={(retakes) => onChange((now) => ({ ...now, retakes }))}
      onMind={(seat, mind) => onChange((now) => withPlayer(now, seat, mind))}
    />
  );
  const hands = (
    <HandsPanel
      passing={choices.passing}
      passingText={(passing) => t(`newGame.passingText.${passing}`)}
      players={named.filter(({ mind }) => mind === null)}
      onPassing={(passing) => onChange((now) => ({ ...now, passing }))}
      onAim={(seat, aim) => onChange((now) => withPlayer(now, seat, { aim }))}
      onAid={(seat, aid) => onChange((now) => withPlayer(now, seat, { aid }))}
    />
  );
  const hint = (
    <HandicapHint played={played} choices={choices} onTake={(handicap) => onChange((now) => ({ ...now, handicap }))} />
  );
  return isWide ? (
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
  );
}

const styles = StyleSheet.create({
  column: { gap: SPACE.m, paddingBottom: SPACE.l },
  half: { flex: 1 },
});
