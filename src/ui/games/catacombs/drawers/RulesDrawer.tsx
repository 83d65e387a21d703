import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../../theme';
import { Fold, LeatherButton, TextField, Words } from '../../../kit/components';
import { rulebookIn, type Rulebook } from '../../../../i18n/catacombs/help';
import { bestOf, RuleLine, useRulebook, type RuleLineProps } from '../../../help';
import { topicName } from '../help';
import { TOPICS, type RuleTopic } from '../topics';
import { useCatacombsText } from '../words';
import type { DrawerContentProps } from './contentProps';

const MOST_RULES = 40;
const MOST_TOPICS = 8;
const LONGEST_SEARCH = 40;

interface FoundProps extends Pick<DrawerContentProps, 'words' | 'onShowRule'> {
  readonly sought: string;
  readonly rulebook: Rulebook;
}

/** A page is found by its name, a rule by its number and its words. */
type Find =
  { readonly topic: RuleTopic; readonly name: string; readonly text: '' } | (RuleLineProps & { readonly name: string });

/** What speaks of the words that are sought: pages first, then single rules, the best of each first. */
function Found({ sought, rulebook, words, onShowRule }: FoundProps) {
  const { t } = useCatacombsText();
  const pages = TOPICS.map((topic): Find => ({ topic, name: topicName(topic, words, t), text: '' }));
  const lines = rulebook.chapters
    .flatMap((chapter) => chapter.rules)
    .flatMap((rule): readonly Find[] => {
      const text = rulebook.text(rule);
      return text === null ? [] : [{ rule, name: rule, text }];
    });
  const found = bestOf([...pages, ...lines], sought, (one) => one);
  const topics = found.flatMap((one) => ('topic' in one ? [one.topic] : []));
  const rules = found.flatMap((one) => ('rule' in one ? [one] : []));
  const count = topics.length + rules.length;
  return (
    <View style={styles.found}>
      <Words type="label" colour={UI.muted} aria-live="polite">
        {count === 0 ? t('drawers.rules.nothing', { words: sought.trim() }) : t('drawers.rules.found', { count })}
      </Words>
      <View style={styles.topics}>
        {topics.slice(0, MOST_TOPICS).map((topic) => (
          <LeatherButton key={topic} label={topicName(topic, words, t)} onPress={() => onShowRule(topic)} />
        ))}
      </View>
      <View role="list" style={styles.found}>
        {rules.slice(0, MOST_RULES).map(({ rule, text }) => (
          <RuleLine key={rule} rule={rule} text={text} />
        ))}
      </View>
      {rules.length > MOST_RULES ? <Words type="label">{t('drawers.rules.more')}</Words> : null}
    </View>
  );
}

/** The rulebook: search it, or open it at a chapter. */
export function RulesDrawer({ words, onShowRule }: DrawerContentProps) {
  const { t } = useCatacombsText();
  const [sought, setSought] = useState('');
  const rulebook = useRulebook(rulebookIn);
  if (rulebook === null) return <Words type="body">{t('cards.sheet.reading')}</Words>;
  return (
    <>
      <TextField
        label={t('drawers.rules.search')}
        placeholder={t('drawers.rules.search')}
        value={sought}
        onChange={setSought}
        maxChars={LONGEST_SEARCH}
        testID="rules-search"
      />
      {sought.trim() === '' ? (
        <>
          <Words type="name" role="heading" aria-level={3} colour={UI.gold}>
            {t('drawers.rules.chapters')}
          </Words>
          {rulebook.chapters.map(({ id, rules }) => (
            <Fold
              key={id}
              icon="rules"
              title={t(`drawers.rules.chapter.${id}`)}
              summary={t('drawers.rules.count', { count: rules.length })}
              testID={`chapter-${id}`}
            >
              <View role="list" style={styles.found}>
                {rules.map((rule) => (
                  <RuleLine key={rule} rule={rule} text={rulebook.text(rule) ?? ''} />
                ))}
              </View>
            </Fold>
          ))}
        </>
      ) : (
        <Found sought={sought} rulebook={rulebook} words={words} onShowRule={onShowRule} />
      )}
    </>
  );
}

const styles = StyleSheet.create({
  found: { gap: SPACE.s },
  topics: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
});
