import { useTranslation } from 'react-i18next';
import type { SeatId } from '../../../rules/machine';
import { Votes, type VotesProps } from './Votes';

export interface AgreedProps extends Pick<VotesProps, 'words'> {
  readonly seats: readonly SeatId[];
  /** To what: that their heroes stand well, or to what is asked. */
  readonly as?: 'prompts.isReady' | 'prompts.hasAgreed';
}

/** Who has said yes already, while the others are still asked. */
export function Agreed({ words, seats, as = 'prompts.hasAgreed' }: AgreedProps) {
  const { t } = useTranslation();
  return <Votes words={words} votes={Object.fromEntries(seats.map((seat) => [seat, t(as)]))} />;
}
