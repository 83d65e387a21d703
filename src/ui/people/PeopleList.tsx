import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { People } from '../../session';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../theme';
import { inSentences, Panel, Roving, Tappable, Words } from '../kit/components';
import { Medallion } from './Medallion';
import { summaryOf } from './summaryOf';

export interface PeopleListProps {
  readonly people: People;
  /** The name of the one who is looked at. */
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

/** Everybody who plays here, beside the one who is looked at. */
export function PeopleList({ people, chosen, onChoose }: PeopleListProps) {
  const { t } = useTranslation();
  return (
    <Panel contentStyle={styles.panel}>
      <Roving
        role="tablist"
        aria-label={t('people.title')}
        aria-orientation="vertical"
        ids={people.map(({ name }) => name)}
        home={chosen}
        onArrow={onChoose}
        style={styles.list}
      >
        {people.map((person) => {
          const { name } = person;
          const isChosen = name === chosen;
          const summary = summaryOf(person, t);
          return (
            <Tappable
              key={name}
              role="tab"
              rover={name}
              aria-selected={isChosen}
              spoken={inSentences(name, summary)}
              radius={RADIUS.cell}
              onPress={() => onChoose(name)}
              testID={`person-${name}`}
            >
              {({ isHovered }) => (
                <View style={[styles.row, isHovered && styles.lit, isChosen && styles.chosen]}>
                  <Medallion name={name} isChosen={isChosen} />
                  <View style={styles.words}>
                    <Words type="button">{name}</Words>
                    <Words type="label" colour={UI.muted}>
                      {summary}
                    </Words>
                  </View>
                </View>
              )}
            </Tappable>
          );
        })}
      </Roving>
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { padding: SPACE.s },
  list: { gap: SPACE.xs },
  row: {
    minHeight: HIT + SPACE.m,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    padding: SPACE.s,
    borderRadius: RADIUS.cell,
    borderWidth: 1,
    borderColor: withAlpha(UI.brass, 0),
  },
  lit: { backgroundColor: withAlpha(UI.brassLight, 0.08) },
  chosen: { borderColor: UI.gold, backgroundColor: withAlpha(UI.gold, 0.1) },
  words: { flexGrow: 1, flexShrink: 1 },
});
