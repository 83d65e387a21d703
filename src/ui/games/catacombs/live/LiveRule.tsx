import type { CatacombsPlayed } from '../../../../session/catacombs';
import type { RuleProps } from '../../../game';
import { RuleSheet } from '../../../help';
import { catacombsHelp } from '../help';
import type { CatacombsSpeech } from '../words/speech';
import { LiveCard } from './LiveCard';

/** A rule over the table, with its card as it stands in this game. */
export function LiveRule({ topic, words, state, onClose }: RuleProps<CatacombsPlayed, CatacombsSpeech>) {
  const help = catacombsHelp(words, words.t, (card) => <LiveCard {...card} state={state} />);
  return <RuleSheet help={help} topic={topic} onClose={onClose} />;
}
