import { useTranslation } from 'react-i18next';
import { StyleSheet } from 'react-native';
import { SPACE, UI } from '../../theme';
import { Panel, ScreenFrame, Words } from '../kit/components';
import { creditOfId } from './credits';
import type { ScreenProps } from '../kit/navigation';

/** The whole licence of one work, as its author published it. */
export function LicenceScreen({ route }: ScreenProps<'Licence'>) {
  const { t } = useTranslation();
  const credit = creditOfId(route.params.work);
  if (credit === null) {
    return (
      <ScreenFrame title={t('credits.licence')}>
        <Words type="prompt">{t('credits.unknown')}</Words>
      </ScreenFrame>
    );
  }
  const { name, version, licence, author, text } = credit;
  return (
    <ScreenFrame title={name}>
      <Panel isStitched contentStyle={styles.text}>
        <Words type="label" colour={UI.gold}>
          {t('credits.detail', { version, licence, author })}
        </Words>
        <Words type="label" selectable>
          {text}
        </Words>
      </Panel>
    </ScreenFrame>
  );
}

const styles = StyleSheet.create({ text: { gap: SPACE.m } });
