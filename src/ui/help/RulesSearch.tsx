import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../theme';
import { Fold, LeatherButton, TextField, Words } from '../kit/components';
import type { Rulebook, ShowTopic } from '../game';
import { RuleLine, type RuleLineProps } from './RuleLine';
import { bestOf } from './search';

const MOST_RULES = 40;
const MOST_TOPICS = 8;
const LONGEST_SEARCH = 40;

/** Rules that are read one after the other. */
export interface RuleChapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
}

export interface RulesSearchProps<Topic extends string> {
  /** null as long as it is being opened. */
  readonly rulebook: Rulebook | null;
  readonly chapters: readonly RuleChapter[];
  /** Everything that has a page. */
  readonly topics: readonly Topic[];
  readonly nameOf: (topic: Topic) => string;
  readonly onShow: ShowTopic;
}

interface FoundProps<Topic extends string> extends Omit<RulesSearchProps<Topic>, 'rulebook'> {
  readonly sought: string;
  readonly rulebook: Rulebook;
}

/** A page is found by its name, a rule by its number and its words. */
type Find<Topic> =
  { readonly topic: Topic; readonly name: string; readonly text: '' } | (RuleLineProps & { readonly name: string });

/** What speaks of the words that are sought: pages first, then single rules, the best of each first. */
function Found<Topic extends string>(props: FoundProps<Topic>) {
  const { sought, rulebook, chapters, topics: all, nameOf, onShow } = props;
  const { t } = useTranslation();
  const pages = all.map((topic): Find<Topic> => ({ topic, name: nameOf(topic), text: '' }));
  const lines = chapters
    .flatMap((chapter) => chapter.rules)
    .flatMap((rule): readonly Find<Topic>[] => {
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
          <LeatherButton key={topic} label={nameOf(topic)} onPress={() => onShow(topic)} />
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
export function RulesSearch<Topic extends string>({ rulebook, chapters, ...pages }: RulesSearchProps<Topic>) {
  const { t } = useTranslation();
  const [sought, setSought] = useState('');
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
          {chapters.map(({ id, title, rules }) => (
            <Fold
              key={id}
              icon="rules"
              title={title}
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
        <Found sought={sought} rulebook={rulebook} chapters={chapters} {...pages} />
      )}
    </>
  );
}

const styles = StyleSheet.create({
  found: { gap: SPACE.s },
  topics: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
});
