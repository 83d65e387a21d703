import type { CatacombsPlayed } from '../../../../session/catacombs';
import type { RuleProps } from '../../../game';
import { RuleSheet } from '../../../help';
import type { CatacombsSpeech } from '../words/speech';
import { LiveCard } from './LiveCard';

/** A rule over the table, with its card as it stands in this game. */
export function LiveRule({ topic, words, state, onClose }: RuleProps<CatacombsPlayed, CatacombsSpeech>) {
  return (
    <RuleSheet topic={topic} words={words} onClose={onClose} cardOf={(card) => <LiveCard {...card} state={state} />} />
  );
}
