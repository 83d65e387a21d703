import { StyleSheet, View } from 'react-native';
import { expansionsIn, type Adventure } from '../../../../rules/catacombs';
import { SPACE, UI } from '../../../../theme';
import { Fold, LeatherButton, type RadioItem, RadioList, Words } from '../../../kit/components';
import { useCatacombsWords } from '../words/useCatacombsWords';
import { useLanguage } from '../../../kit/hooks/useLanguage';
import { sampleAdventures } from './adventures';
import { useAdventureFile } from './useAdventureFile';
import { useCatacombsText } from '../words';

export interface AdventurePanelProps {
  readonly value: Adventure | null;
  readonly onChange: (adventure: Adventure | null) => void;
}

const DRAWN = 'drawn';

const sameStory = (a: Adventure, b: Adventure): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A story in place of drawn cards: one of ours, or one from a file. */
export function AdventurePanel({ value, onChange }: AdventurePanelProps) {
  const { t } = useCatacombsText();
  const language = useLanguage();
  const words = useCatacombsWords();
  const file = useAdventureFile(onChange);
  const ours = sampleAdventures();
  const isFromFile = value !== null && !ours.some((one) => sameStory(one, value));
  const stories = isFromFile ? [...ours, value] : ours;
  const taken = stories.findIndex((one) => value !== null && sameStory(one, value));

  const item = (adventure: Adventure, index: number): RadioItem<string> => ({
    value: String(index),
    name: adventure.title[language],
    text: [
      t('newGame.adventure.rooms', { number: adventure.rooms.length }),
      ...(adventure.lord === null ? [] : [words.name(adventure.lord)]),
      ...expansionsIn(adventure).map((one) => t(`newGame.expansion.${one}`)),
    ].join(' · '),
  });
  return (
    <Fold
      icon="story"
      title={t('newGame.section.adventure')}
      summary={value?.title[language] ?? t('newGame.adventure.drawn')}
      testID="adventure"
    >
      <RadioList
        label={t('newGame.section.adventure')}
        items={[
          { value: DRAWN, name: t('newGame.adventure.drawn'), text: t('newGame.adventure.drawnText') },
          ...stories.map(item),
        ]}
        value={taken < 0 ? DRAWN : String(taken)}
        onChange={(chosen) => onChange(stories[Number(chosen)] ?? null)}
        testID="story"
      />
      {value === null ? null : (
        <View style={styles.story}>
          <Words type="body">{value.story[language]}</Words>
          <Words type="label" colour={UI.muted}>
            {t('newGame.adventure.brings')}
          </Words>
        </View>
      )}
      <LeatherButton icon="open" label={t('newGame.adventure.file')} onPress={file.choose} testID="adventure-file" />
      {file.fault === null ? null : (
        <View role="alert" style={styles.story}>
          {file.fault.map((line) => (
            <Words key={line} type="ui" colour={UI.red}>
              {line}
            </Words>
          ))}
        </View>
      )}
    </Fold>
  );
}

const styles = StyleSheet.create({ story: { gap: SPACE.xs } });
