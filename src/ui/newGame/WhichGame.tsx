import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../theme';
import type { Entry } from '../game';
import { LeatherButton, Panel, ScreenFrame, Words } from '../kit/components';

export interface WhichGameProps {
  readonly offered: readonly (Entry & { readonly game: string })[];
  readonly onChoose: (game: string) => void;
}

/** Several games can be played here: which one is it to be? */
export function WhichGame({ offered, onChoose }: WhichGameProps) {
  const { t } = useTranslation();
  return (
    <ScreenFrame title={t('newGame.title')}>
      <View style={styles.games}>
        <Words type="prompt" role="heading" aria-level={2} align="center" colour={UI.prompt}>
          {t('newGame.which')}
        </Words>
        {offered.map(({ game, name, text }) => (
          <Panel key={game} isStitched contentStyle={styles.game}>
            <Words type="body">{text}</Words>
            <LeatherButton icon="newGame" label={name} onPress={() => onChoose(game)} testID={`game-${game}`} />
          </Panel>
        ))}
      </View>
    </ScreenFrame>
  );
}

const styles = StyleSheet.create({ games: { gap: SPACE.m }, game: { gap: SPACE.m } });
