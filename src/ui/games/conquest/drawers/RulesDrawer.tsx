import { rulebookIn } from '../../../../i18n/conquest/help';
import type { ConquestPlayed } from '../../../../session/conquest';
import type { DrawerBodyProps } from '../../../game';
import { RulesSearch, useRulebook } from '../../../help';
import { chaptersOf, conquestHelp, TOPICS } from '../help';
import type { ConquestSpeech } from '../words';

/** The rulebook: search it, or open it at a chapter. */
export function RulesDrawer({ words, onShowRule }: DrawerBodyProps<ConquestPlayed, ConquestSpeech>) {
  const rulebook = useRulebook(rulebookIn);
  const chapters = chaptersOf((rule) => rulebook !== null && rulebook.text(rule) !== null).map((chapter) => ({
    ...chapter,
    title: words.t(`conquest.drawers.chapter.${chapter.id}`),
  }));
  const { entry } = conquestHelp(words);
  return (
    <RulesSearch
      rulebook={rulebook}
      chapters={chapters}
      topics={TOPICS}
      nameOf={(topic) => entry(topic).name}
      onShow={onShowRule}
    />
  );
}
