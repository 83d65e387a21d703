import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { Played } from '../../session';
import { SPACE } from '../../theme';
import type { Help, ScreenWords } from '../game';
import { BrassButton, HandRow, IconButton, LeatherButton, useTextScale, WalnutBackground } from '../kit/components';
import { Overlay } from '../kit/overlay';
import { ContactList } from './ContactList';
import { FilmBoard } from './FilmBoard';
import type { Looked } from './looked';
import { RefereeHeader } from './RefereeHeader';
import { useFilmShow } from './useFilmShow';
import { useHand } from '../kit/settings';
import { useSide } from '../kit/side';

export interface RefereeProps<P extends Played, W extends ScreenWords<P>> extends Looked<P, W> {
  readonly rulebook: Help['rulebook'];
  readonly onClose: () => void;
}

const SLOW = 0.25;
/** On a screen that is low for the size of its text every line of the list counts. */
const LOW_PT = 700;

/** Who hit whom: the flick once more, slowly, with its contacts numbered in order and the verdict of each. */
export function Referee<P extends Played, W extends ScreenWords<P>>({
  rulebook,
  onClose,
  ...looked
}: RefereeProps<P, W>) {
  const { t } = useTranslation();
  const { film } = looked;
  const { widthPt: width, heightPt: height, insets } = useSide();
  const { row } = useHand();
  const textScale = useTextScale();
  const showing = useFilmShow(film, SLOW);
  const [chosen, setChosen] = useState<number | null>(null);
  const current = chosen ?? film.contacts[showing.seen - 1]?.number ?? null;
  const padding = {
    paddingTop: insets.top + SPACE.s,
    paddingBottom: insets.bottom + SPACE.s,
    paddingLeft: insets.left + SPACE.s,
    paddingRight: insets.right + SPACE.s,
  };
  const isWide = width > height;
  const isLow = !isWide && height < LOW_PT * textScale;
  const repeat = { icon: 'retake', label: t('referee.again'), onPress: () => again(), testID: 'again' } as const;

  const again = (): void => {
    setChosen(null);
    showing.again();
  };
  const choose = (number: number): void => setChosen(number === chosen ? null : number);

  return (
    <Overlay label={t('referee.title')} onClose={onClose}>
      <View style={styles.fill} testID="referee">
        <WalnutBackground />
        <View style={[styles.fill, padding, isWide && [styles.wide, { flexDirection: row }]]}>
          {isWide ? null : <RefereeHeader {...looked} />}
          <FilmBoard {...looked} showing={showing} current={current} style={styles.board} />
          <View style={isWide ? styles.beside : [styles.below, isLow && styles.low]}>
            {isWide ? <RefereeHeader {...looked} /> : null}
            <ContactList {...looked} rulebook={rulebook} current={current} onChoose={choose} style={styles.list} />
            <HandRow style={styles.buttons}>
              {film.flight === null ? null : isLow ? (
                <IconButton {...repeat} />
              ) : (
                <LeatherButton {...repeat} style={styles.button} />
              )}
              <BrassButton
                icon="done"
                label={t('referee.agreed')}
                onPress={onClose}
                style={styles.button}
                testID="agreed"
              />
            </HandRow>
          </View>
        </View>
      </View>
    </Overlay>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  wide: { gap: SPACE.l },
  board: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  below: { maxHeight: '40%', gap: SPACE.s },
  low: { maxHeight: '48%' },
  beside: { flex: 2, maxWidth: 480, gap: SPACE.m, justifyContent: 'center' },
  list: { flexShrink: 1 },
  buttons: { flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s },
  button: { flexGrow: 1 },
});
