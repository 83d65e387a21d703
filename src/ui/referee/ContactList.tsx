import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollView, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import type { Played } from '../../session';
import { SPACE, UI, withAlpha } from '../../theme';
import type { Help, ScreenWords } from '../game';
import { Panel, Words } from '../kit/components';
import { ContactRow } from './ContactRow';
import type { Looked } from './looked';

export interface ContactListProps<P extends Played, W extends ScreenWords<P>> extends Looked<P, W> {
  readonly rulebook: Help['rulebook'];
  readonly current: number | null;
  readonly onChoose: (number: number) => void;
  readonly style?: StyleProp<ViewStyle>;
}

/** Every contact in order, each with its verdict. */
export function ContactList<P extends Played, W extends ScreenWords<P>>({
  rulebook,
  current,
  onChoose,
  style,
  ...looked
}: ContactListProps<P, W>) {
  const { t } = useTranslation();
  const { contacts, flight } = looked.film;
  return (
    <Panel style={style} contentStyle={styles.panel}>
      <ScrollView role="list" aria-label={t('referee.contacts')} contentContainerStyle={styles.list}>
        {flight === null ? (
          <Words type="label" colour={UI.muted} style={styles.note}>
            {t('referee.noFilm')}
          </Words>
        ) : null}
        {contacts.length === 0 ? <Words type="ui">{t('referee.nothing')}</Words> : null}
        {contacts.map((contact, index) => (
          <Fragment key={contact.number}>
            {index === 0 ? null : <View style={styles.line} />}
            <View role="listitem">
              <ContactRow
                contact={contact}
                {...looked}
                rulebook={rulebook}
                isCurrent={contact.number === current}
                onChoose={() => onChoose(contact.number)}
              />
            </View>
          </Fragment>
        ))}
      </ScrollView>
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { padding: SPACE.s },
  list: { gap: SPACE.hair },
  note: { padding: SPACE.s },
  line: { height: 1, marginHorizontal: SPACE.m, backgroundColor: withAlpha(UI.brass, 0.4) },
});
