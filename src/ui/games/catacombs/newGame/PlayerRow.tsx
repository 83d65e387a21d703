import { StyleSheet, View } from 'react-native';
import type { HeroId } from '../../../../rules/catacombs';
import type { OwnWishes } from '../../../../session';
import type { ChosenPlayer } from '../../../../session/catacombs';
import { RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import { HandRow, IconButton, LeatherButton, TextField, Words } from '../../../kit/components';
import { useCatacombsWords } from '../words/useCatacombsWords';
import { SeatWishes } from '../../../newGame';
import { HeroChip } from './HeroChip';
import { useCatacombsText } from '../words';

export interface PlayerRowProps {
  readonly sitter: ChosenPlayer;
  readonly number: number;
  /** What they go by as long as they have given no name. */
  readonly usualName: string;
  readonly isOverseer: boolean;
  /** The hero that is in the hand, looking for a player; null when none is. */
  readonly chosen: HeroId | null;
  /** One player of heroes has nobody to give them to. */
  readonly mayGive: boolean;
  readonly onName: (name: string) => void;
  readonly onWishes: (wishes: OwnWishes) => void;
  readonly onOverseer: () => void;
  readonly onChoose: (hero: HeroId) => void;
  readonly onGive: () => void;
}

const MAX_NAME_CHARS = 24;

/** One player: a name, and the discs in front of them. */
export function PlayerRow(props: PlayerRowProps) {
  const { sitter, number, usualName, isOverseer, chosen, mayGive, onName, onWishes, onOverseer, onChoose, onGive } =
    props;
  const { t } = useCatacombsText();
  const words = useCatacombsWords();
  const player = sitter.name.trim() || usualName;
  return (
    <View style={styles.row}>
      <HandRow style={styles.line}>
        <TextField
          label={t('newGame.players.name', { number })}
          value={sitter.name}
          onChange={onName}
          placeholder={usualName}
          maxChars={MAX_NAME_CHARS}
          style={styles.name}
          testID={`name-${number}`}
        />
        {sitter.mind === null ? (
          <SeatWishes player={sitter} name={player} onSeat={onWishes} testID={`wishes-${number}`} />
        ) : null}
        <IconButton
          icon="overseer"
          label={isOverseer ? t('newGame.players.overseer') : t('newGame.players.makeOverseer', { player })}
          isOn={isOverseer}
          onPress={onOverseer}
          testID={`overseer-${number}`}
        />
      </HandRow>
      {isOverseer ? (
        <Words type="label" colour={UI.muted}>
          {`${t('newGame.players.overseer')} · ${t('newGame.players.overseerHint')}`}
        </Words>
      ) : (
        <View style={styles.heroes}>
          {sitter.heroes.map((hero) => (
            <HeroChip
              key={hero}
              hero={hero}
              label={t('newGame.players.hero', { hero: words.name(hero), player })}
              isChosen={hero === chosen}
              isDisabled={!mayGive}
              onPress={() => onChoose(hero)}
            />
          ))}
          {chosen !== null && !sitter.heroes.includes(chosen) ? (
            <LeatherButton
              label={t('newGame.players.give', { hero: words.name(chosen), player })}
              onPress={onGive}
              style={styles.give}
            />
          ) : null}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    gap: SPACE.s,
    padding: SPACE.s,
    borderRadius: RADIUS.cell,
    backgroundColor: withAlpha(UI.shade, 0.28),
  },
  line: { alignItems: 'center', gap: SPACE.s },
  name: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  give: { flexShrink: 1, maxWidth: '100%' },
  heroes: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.xs },
});
