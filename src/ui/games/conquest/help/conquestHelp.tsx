import { rulebookIn } from '../../../../i18n/conquest/help';
import type { Help } from '../../../game';
import type { ConquestSpeech } from '../words';
import { DesignPage } from './DesignPage';
import { entryOf, pageOf } from './pageOf';
import { nameOfTopic, readTopic } from './topics';

const NOTHING = { name: '', text: '', sections: [], related: [] } as const;

/** What can be asked about in Conquest, and how it is said. */
export const conquestHelp = (words: ConquestSpeech): Help => ({
  topicOf(id) {
    const topic = readTopic(id);
    return topic === null ? null : nameOfTopic(topic);
  },
  entry(id) {
    const topic = readTopic(id);
    if (topic === null) return NOTHING;
    const { name, text } = entryOf(topic, words);
    return { name, text };
  },
  page(id) {
    const topic = readTopic(id);
    return topic === null ? NOTHING : pageOf(topic, words);
  },
  card(id) {
    const topic = readTopic(id);
    return topic?.kind === 'card' ? <DesignPage design={topic.design} words={words} /> : null;
  },
  rulebook: rulebookIn,
});
