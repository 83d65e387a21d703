import { StyleSheet, View } from 'react-native';
import {
  choicesAlone,
  choicesTogether,
  isAlone,
  levelAlone,
  withOption,
  withPlayer,
  withTeam,
  withTokens,
  type ConquestPlayed,
} from '../../../../session/conquest';
import { SPACE } from '../../../../theme';
import type { FormProps } from '../../../game';
import { useSetting } from '../../../kit/settings';
import { AppSeatsPanel, HandsPanel, useCalled, useLikenesses } from '../../../newGame';
import { usualNames } from '../../../shelf';
import { useConquestText } from '../words';
import { ArenaPanel } from './ArenaPanel';
import { LengthPanel } from './LengthPanel';
import { OptionsPanel } from './OptionsPanel';
import { PlayersPanel } from './PlayersPanel';

type Choices = ConquestPlayed['choices'];

/** Who plays for which side, in what arena, by which rules. */
export function GameForm({ choices, onChange, isWide }: FormProps<ConquestPlayed>) {
  const { t } = useConquestText();
  const likenesses = useLikenesses();
  const called = useCalled();
  const [aim] = useSetting('aimWay');
  const [aid] = useSetting('aid');
  const names = usualNames(choices.players, t);
  const named = choices.players.map((player, index) => ({
    ...player,
    name: player.name.trim() || (names[index] ?? ''),
  }));

  /** Who sits down later aims as this device's settings say, until told otherwise. */
  function withCount(now: Choices, count: number): Choices {
    const before = new Set(now.players.map(({ seat }) => seat));
    const next = count === 1 ? choicesAlone(now) : choicesTogether(now, count);
    const players = next.players.map((player) => (before.has(player.seat) ? player : { ...player, aim, aid }));
    return { ...next, players };
  }

  const players = (
    <PlayersPanel
      choices={choices}
      names={names}
      isAlone={isAlone(choices)}
      level={levelAlone(choices)}
      onCount={(count) => onChange((now) => withCount(now, count))}
      onLevel={(level) => onChange((now) => choicesAlone(now, level))}
      onName={(player, name) => onChange((now) => withPlayer(now, player.seat, called(player, name)))}
      onWishes={(seat, wishes) => onChange((now) => withPlayer(now, seat, { wishes }))}
      onTeam={(seat, team) => onChange((now) => withTeam(now, seat, team))}
    />
  );
  const length = (
    <LengthPanel
      tokens={choices.tokens}
      onTokens={(team, tokens) => onChange((now) => withTokens(now, team, tokens))}
    />
  );
  const arena = <ArenaPanel choices={choices} onChange={(change) => onChange((now) => ({ ...now, ...change }))} />;
  const rules = (
    <OptionsPanel choices={choices} onOption={(option, isOn) => onChange((now) => withOption(now, option, isOn))} />
  );
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
      passingText={(passing) => t(`conquest.newGame.passingText.${passing}`)}
      players={named.filter(({ mind }) => mind === null)}
      onPassing={(passing) => onChange((now) => ({ ...now, passing }))}
      onAim={(seat, way) => onChange((now) => withPlayer(now, seat, { aim: way }))}
      onAid={(seat, one) => onChange((now) => withPlayer(now, seat, { aid: one }))}
    />
  );
  return isWide ? (
    <>
      <View style={styles.half}>
        {players}
        {minds}
        {hands}
      </View>
      <View style={styles.half}>
        {length}
        {arena}
        {rules}
      </View>
    </>
  ) : (
    <>
      {players}
      {minds}
      {length}
      {arena}
      {rules}
      {hands}
    </>
  );
}

const styles = StyleSheet.create({ half: { flex: 1, gap: SPACE.m, paddingBottom: SPACE.l } });
