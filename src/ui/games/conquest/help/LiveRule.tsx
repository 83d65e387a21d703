import type { ConquestPlayed } from '../../../../session/conquest';
import type { RuleProps } from '../../../game';
import { RuleSheet } from '../../../help';
import { conquestHelp } from './conquestHelp';
import type { ConquestSpeech } from '../words';

/** A rule or a card over the table. */
export const LiveRule = ({ topic, words, onClose }: RuleProps<ConquestPlayed, ConquestSpeech>) => (
  <RuleSheet help={conquestHelp(words)} topic={topic} onClose={onClose} />
);
