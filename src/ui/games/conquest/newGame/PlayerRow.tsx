import { StyleSheet, View } from 'react-native';
import { charactersOf, TEAMS, type CharacterId, type Team } from '../../../../rules/conquest';
import type { OwnWishes } from '../../../../session';
import type { ChosenPlayer, ConquestChoices } from '../../../../session/conquest';
import { RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import { HandRow, Segmented, TextField, Words } from '../../../kit/components';
import { DiscImage } from '../../../kit/disc';
import { SeatWishes } from '../../../newGame';
import { FACES } from '../catalogue/discs';
import { useConquestText } from '../words';

export interface PlayerRowProps {
  readonly player: ChosenPlayer;
  readonly choices: Pick<ConquestChoices, 'players'>;
  readonly number: number;
  readonly usualName: string;
  readonly onName: (name: string) => void;
  readonly onWishes: (wishes: OwnWishes) => void;
  readonly onTeam: (team: Team) => void;
}

const MAX_NAME_CHARS = 24;
const FACE_PT = 40;

/** Both Characters for whoever is alone in a team; of two the first has number 1. */
function charactersFor(
  { seat, team }: ChosenPlayer,
  { players }: Pick<ConquestChoices, 'players'>,
): readonly CharacterId[] {
  const mates = players.filter((one) => one.team === team);
  const both = charactersOf(team);
  return mates.length === 1 ? both : both.filter((_, at) => mates[at]?.seat === seat);
}

/** One player: a name, a side, and the discs in front of them. */
export function PlayerRow(props: PlayerRowProps) {
  const { player, choices, number, usualName, onName, onWishes, onTeam } = props;
  const { t, said } = useConquestText();
  const called = player.name.trim() || usualName;
  const own = charactersFor(player, choices);
  const [only] = own;
  const { characters } = said.wording;
  return (
    <View style={styles.row}>
      <HandRow style={styles.line}>
        <TextField
          label={t('newGame.players.name', { number })}
          value={player.name}
          onChange={onName}
          placeholder={usualName}
          maxChars={MAX_NAME_CHARS}
          style={styles.name}
          testID={`name-${number}`}
        />
        {player.mind === null ? (
          <SeatWishes player={player} name={called} onSeat={onWishes} testID={`wishes-${number}`} />
        ) : null}
      </HandRow>
      <View style={styles.team}>
        <View aria-hidden style={styles.discs}>
          {own.map((character) => (
            <DiscImage key={character} sheet={FACES} piece={character} sizePt={FACE_PT} />
          ))}
        </View>
        <View style={styles.side}>
          <Segmented<Team>
            label={t('conquest.newGame.teamOf', { player: called })}
            choices={TEAMS.map((value) => ({ value, label: t(`conquest.newGame.side.${value}`) }))}
            value={player.team}
            onChange={onTeam}
            testID={`team-${number}`}
          />
        </View>
      </View>
      <Words type="label" colour={UI.muted}>
        {own.length === 1 && only !== undefined
          ? t('conquest.newGame.one', { player: called, character: characters[only].name })
          : t('conquest.newGame.both', { player: called })}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { gap: SPACE.s, padding: SPACE.s, borderRadius: RADIUS.cell, backgroundColor: withAlpha(UI.shade, 0.28) },
  line: { alignItems: 'center', gap: SPACE.s },
  name: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  team: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  discs: { flexDirection: 'row', minWidth: 2 * FACE_PT },
  side: { flexGrow: 1, flexShrink: 1 },
});
