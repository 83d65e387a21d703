import { useTranslation } from 'react-i18next';
import { SectionList, StyleSheet } from 'react-native';
import { SPACE, UI } from '../../theme';
import { ScreenFrame, Words } from '../kit/components';
import { CREDIT_KINDS, CREDITS } from './credits';
import type { ScreenProps } from '../kit/navigation';
import { CreditRow } from './CreditRow';
import { useSide } from '../kit/side';

const SECTIONS = CREDIT_KINDS.map((kind) => ({ kind, data: CREDITS.filter((credit) => credit.kind === kind) }));

/** Whose work is in the app, and under which licence. */
export function CreditsScreen({ navigation }: ScreenProps<'Credits'>) {
  const { t } = useTranslation();
  const { insets } = useSide();
  return (
    <ScreenFrame title={t('credits.title')} hasOwnScroll>
      <SectionList
        sections={SECTIONS}
        keyExtractor={({ id }) => id}
        stickySectionHeadersEnabled={false}
        showsVerticalScrollIndicator={false}
        contentContainerStyle={[styles.list, { paddingBottom: insets.bottom + SPACE.l }]}
        ListHeaderComponent={
          <Words type="prompt" colour={UI.prompt}>
            {t('credits.intro')}
          </Words>
        }
        renderSectionHeader={({ section: { kind } }) => (
          <Words type="name" role="heading" aria-level={2} colour={UI.gold} style={styles.kind}>
            {t(`credits.${kind}`)}
          </Words>
        )}
        renderItem={({ item }) => (
          <CreditRow credit={item} onOpen={() => navigation.navigate('Licence', { work: item.id })} />
        )}
      />
    </ScreenFrame>
  );
}

const styles = StyleSheet.create({ list: { gap: SPACE.s }, kind: { paddingTop: SPACE.m } });
