import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { SPACE } from '../../../../theme';
import { BrassButton } from '../buttons';
import { Panel } from './Panel';
import { Words } from '../words';

/** The device gives nothing to draw a board on: said in its place, with a way to ask once more. */
export function BlankBoard({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <View style={styles.middle} role="alert" testID="blank-board">
      <Panel isStitched contentStyle={styles.words}>
        <Words type="heading" role="heading" align="center">
          {t('blankBoard.title')}
        </Words>
        <Words type="body" align="center">
          {t('blankBoard.body')}
        </Words>
        <BrassButton label={t('blankBoard.again')} onPress={onAgain} testID="draw-again" />
      </Panel>
    </View>
  );
}

const styles = StyleSheet.create({
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center', padding: SPACE.l, pointerEvents: 'box-none' },
  words: { gap: SPACE.m, maxWidth: 380 },
});
