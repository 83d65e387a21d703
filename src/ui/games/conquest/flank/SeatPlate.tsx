import { StyleSheet, View } from 'react-native';
import { charactersOf, seatOfCharacter, type ConquestSetup, type Team } from '../../../../rules/conquest';
import type { SeatId } from '../../../../rules/machine';
import type { ConquestShown } from '../../../../session/conquest';
import { SPACE, UI } from '../../../../theme';
import { Panel, Words } from '../../../kit/components';
import { DiscImage } from '../../../kit/disc';
import { FACES } from '../catalogue/discs';
import type { ConquestSpeech } from '../words';

export interface SeatPlateProps {
  readonly seat: SeatId;
  readonly team: Team;
  /** What they hold. */
  readonly count: number;
  readonly shown: Pick<ConquestShown, 'active' | 'character'>;
  readonly setup: ConquestSetup;
  readonly words: ConquestSpeech;
}

const DISC_PT = 28;

/** Who plays which of the discs, how many cards they hold, and whether it is their turn. */
export function SeatPlate({ seat, team, count, shown, setup, words }: SeatPlateProps) {
  const { t, name } = words;
  const own = charactersOf(team).filter((character) => seatOfCharacter(setup, character) === seat);
  const isActing = shown.active === team && own.some((character) => character === shown.character);
  const cards = t('conquest.flank.hand', { count });
  const what = isActing ? t('conquest.flank.acts', { cards }) : cards;
  return (
    <View
      accessible
      role="img"
      aria-label={t('conquest.flank.seat', { player: name(seat), what })}
      style={styles.plate}
      testID={`seat-${seat}`}
    >
      <Panel contentStyle={styles.row}>
        <View style={styles.discs}>
          {own.map((character) => (
            <DiscImage key={character} sheet={FACES} piece={character} sizePt={DISC_PT} />
          ))}
        </View>
        <View style={styles.words}>
          <Words type="ui" colour={isActing ? UI.gold : UI.ivory} numberOfLines={1}>
            {name(seat)}
          </Words>
          <Words type="label" colour={UI.muted} numberOfLines={1}>
            {cards}
          </Words>
        </View>
      </Panel>
    </View>
  );
}

const styles = StyleSheet.create({
  plate: { width: '100%', pointerEvents: 'none' },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    paddingVertical: SPACE.hair,
    paddingHorizontal: SPACE.s,
  },
  discs: { flexDirection: 'row' },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
