import { StyleSheet, View } from 'react-native';
import type { ConquestFlickTale, ConquestPlayed } from '../../../../session/conquest';
import { SPACE, UI } from '../../../../theme';
import type { StoryProps } from '../../../game';
import { LeatherButton, Panel, Words } from '../../../kit/components';
import { DiscImage } from '../../../kit/disc';
import { FACES } from '../catalogue/discs';
import type { ConquestSpeech } from '../words';

export interface FlickTaleProps extends Pick<StoryProps<ConquestPlayed, ConquestSpeech>, 'words' | 'onWatch'> {
  readonly kind: 'bestFlick' | 'worstWall';
  /** null: there is none worth telling. */
  readonly tale: ConquestFlickTale | null;
}

const FACE_PT = 48;

/** A flick that is worth telling, to be watched once more. */
export function FlickTale({ kind, tale, words, onWatch }: FlickTaleProps) {
  if (tale === null) return null;
  const { film, by, targets, tokens } = tale;
  const { t } = words;
  return (
    <Panel contentStyle={styles.panel}>
      <Words type="name" role="heading" aria-level={2} colour={UI.gold}>
        {t(`conquest.story.${kind}`)}
      </Words>
      <View style={styles.line}>
        <DiscImage sheet={FACES} piece={by} sizePt={FACE_PT} />
        <Words type="ui" style={styles.words}>
          {t(`conquest.story.${kind}Text`, {
            by: words.name(by),
            targets: targets.map(words.name).join(', '),
            tokens,
          })}
        </Words>
      </View>
      <LeatherButton
        icon="referee"
        label={t('conquest.story.watch')}
        onPress={() => onWatch(film)}
        testID={`watch-${kind}`}
      />
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { gap: SPACE.s },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  words: { flexShrink: 1 },
});
