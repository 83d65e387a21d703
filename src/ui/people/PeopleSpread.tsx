import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollView, StyleSheet, View } from 'react-native';
import { whoIs } from '../../session';
import { SPACE, UI } from '../../theme';
import { Panel, ScreenFrame, useIsTextLarge, Words } from '../kit/components';
import { Glyph } from '../kit/glyph';
import { useSide } from '../kit/side';
import { NewPerson } from './NewPerson';
import { PeopleList } from './PeopleList';
import { PersonDetail } from './PersonDetail';
import type { KnownHere } from './usePeople';

const LIST_SHARE = 0.36;
const LONGEST_IN_CAPITALS = 14;

/** Those who play here beside the one who is looked at, where there is room for both. */
export function PeopleSpread({ people, statistics, fault, change }: KnownHere) {
  const { t } = useTranslation();
  const { insets } = useSide();
  const isLarge = useIsTextLarge();
  const [chosen, choose] = useState('');
  const all = people ?? [];
  // Found by any name they had: whoever is renamed or merged is still looked at.
  const person = whoIs(all, { name: chosen }) ?? all[0] ?? null;
  const ends = { paddingBottom: insets.bottom + SPACE.l };
  return (
    <ScreenFrame title={t('people.title')} hasOwnScroll isWide>
      <View style={styles.spread}>
        <ScrollView style={styles.list} contentContainerStyle={[styles.column, ends]}>
          {person === null ? null : <PeopleList people={all} chosen={person.name} onChoose={choose} />}
          <NewPerson
            people={people}
            fault={fault}
            onNew={(next, name) => {
              change(next);
              choose(name);
            }}
          />
        </ScrollView>
        <Panel
          isStitched
          style={[styles.page, { marginBottom: insets.bottom + SPACE.s }]}
          contentStyle={styles.leather}
        >
          {person === null ? (
            <View style={styles.nobody}>
              <Glyph id="players" sizePt={96} colour={UI.brassDark} />
            </View>
          ) : (
            <ScrollView
              key={person.name}
              role="tabpanel"
              aria-label={person.name}
              contentContainerStyle={styles.detail}
              testID="person-page"
            >
              <Words
                type={isLarge || person.name.length > LONGEST_IN_CAPITALS ? 'heading' : 'player'}
                role="heading"
                aria-level={2}
                colour={UI.gold}
              >
                {person.name}
              </Words>
              <PersonDetail
                person={person}
                people={all}
                statistics={statistics.filter((one) => one.name === person.name)}
                onChange={change}
              />
            </ScrollView>
          )}
        </Panel>
      </View>
    </ScreenFrame>
  );
}

const styles = StyleSheet.create({
  spread: { flex: 1, flexDirection: 'row', gap: SPACE.l },
  list: { flexGrow: LIST_SHARE, flexShrink: 1, flexBasis: 0 },
  column: { gap: SPACE.m },
  page: { flexGrow: 1 - LIST_SHARE, flexShrink: 1, flexBasis: 0 },
  leather: { padding: 0 },
  detail: { padding: SPACE.l, gap: SPACE.m },
  nobody: { flex: 1, alignItems: 'center', justifyContent: 'center' },
});
