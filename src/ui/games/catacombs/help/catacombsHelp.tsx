import type { ReactNode } from 'react';
import type { CatacombsText, CatacombsWords } from '../../../../i18n/catacombs';
import { rulebookIn } from '../../../../i18n/catacombs/help';
import type { Help } from '../../../game';
import { CardOf, hasCard, type CardOfProps } from '../cards';
import { topicOf } from '../topics';
import { pageOf, textOf, topicName } from './pageOf';

const printed = (card: CardOfProps): ReactNode => <CardOf {...card} />;

const NOTHING = { name: '', text: '', sections: [], related: [] } as const;

/** What can be asked about in Catacombs. `cardOf`: its cards as they stand in a game; as they are printed, when not said. */
export const catacombsHelp = (
  words: CatacombsWords,
  t: CatacombsText,
  cardOf: (card: CardOfProps) => ReactNode = printed,
): Help => ({
  topicOf,
  entry(id) {
    const topic = topicOf(id);
    return topic === null ? NOTHING : { name: topicName(topic, words, t), text: textOf(topic, words, t) };
  },
  page(id) {
    const topic = topicOf(id);
    return topic === null ? NOTHING : pageOf(topic, words, t);
  },
  card: (id, onShow) => (hasCard(id) ? cardOf({ id, words, onShowRule: onShow, isPage: true }) : null),
  rulebook: rulebookIn,
});
