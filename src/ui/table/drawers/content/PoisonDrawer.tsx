import { useTranslation } from 'react-i18next';
import { StyleSheet } from 'react-native';
import { SPACE, UI } from '../../../../theme';
import { Panel, Words } from '../../../components';
import { Glyph } from '../../../glyph';

/** Where poison will lie, once an expansion brings some; until then it says so. */
export function PoisonDrawer() {
  const { t } = useTranslation();
  return (
    <Panel isStitched contentStyle={styles.panel}>
      <Glyph id="poison" sizePt={56} colour={UI.green} />
      <Words type="name" role="heading" aria-level={3} align="center">
        {t('drawers.poison.title')}
      </Words>
      <Words type="body" align="center">
        {t('drawers.poison.body')}
      </Words>
    </Panel>
  );
}

const styles = StyleSheet.create({ panel: { alignItems: 'center', gap: SPACE.m, paddingVertical: SPACE.xl } });
