import { rulebookIn } from '../../../../i18n/catacombs/help';
import { RulesSearch, useRulebook } from '../../../help';
import { topicName } from '../help';
import { TOPICS } from '../topics';
import { useCatacombsText } from '../words';
import type { DrawerContentProps } from './contentProps';

/** The rulebook: search it, or open it at a chapter. */
export function RulesDrawer({ words, onShowRule }: DrawerContentProps) {
  const { t } = useCatacombsText();
  const rulebook = useRulebook(rulebookIn);
  const chapters = (rulebook?.chapters ?? []).map((chapter) => ({
    ...chapter,
    title: t(`drawers.rules.chapter.${chapter.id}`),
  }));
  return (
    <RulesSearch
      rulebook={rulebook}
      chapters={chapters}
      topics={TOPICS}
      nameOf={(topic) => topicName(topic, words, t)}
      onShow={onShowRule}
    />
  );
}
