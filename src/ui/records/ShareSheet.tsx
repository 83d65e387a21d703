import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { SPACE } from '../../theme';
import { LeatherButton, Sheet, Words } from '../kit/components';
import { sitterName, useGameName, type SeatedGame } from '../shelf';

/** A seat, or null for what everybody may see. */
type Eyes = SeatedGame['players'][number]['seat'] | null;

export interface ShareSheetProps {
  readonly game: SeatedGame;
  readonly onWhole: () => void;
  readonly onSeen: (eyes: Eyes) => void;
  readonly onClose: () => void;
}

/** A game that is still on holds what nobody has seen yet: all of it is given away, or what somebody saw. */
export function ShareSheet({ game, onWhole, onSeen, onClose }: ShareSheetProps) {
  const { t } = useTranslation();
  const name = useGameName()(game);
  const { players } = game;
  const people = players.filter(({ mind }) => mind === null).map(({ seat }) => seat);
  const eyes: readonly Eyes[] = people.length === 0 ? [null] : people;
  const labelOf = (seat: Eyes): string => {
    if (seat === null) return t('records.sharing.seenByAll');
    return people.length === 1
      ? t('records.sharing.seen')
      : t('records.sharing.seenBy', { name: sitterName(players, seat, t) ?? seat });
  };
  const done = (share: () => void) => (): void => {
    share();
    onClose();
  };
  return (
    <Sheet title={t('records.sharing.title', { name })} onClose={onClose} testID="share-sheet">
      <View style={styles.part}>
        <LeatherButton icon="share" label={t('records.sharing.whole')} onPress={done(onWhole)} testID="share-whole" />
        <Words type="body">{t('records.sharing.wholeNote')}</Words>
      </View>
      <View style={styles.part}>
        {eyes.map((seat) => (
          <LeatherButton
            key={seat}
            icon="film"
            label={labelOf(seat)}
            onPress={done(() => onSeen(seat))}
            testID={`share-seen-${seat ?? 'all'}`}
          />
        ))}
        <Words type="body">{t('records.sharing.seenNote')}</Words>
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ part: { gap: SPACE.s } });
