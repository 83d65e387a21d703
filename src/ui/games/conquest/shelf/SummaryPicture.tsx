import type { ConquestSummary } from '../../../../session/conquest';
import { ArenaFace } from '../board/ArenaFace';

/** The arena as it stands in a game, small. */
export const SummaryPicture = ({
  summary: { ground, discs },
  widthPt,
}: {
  readonly summary: ConquestSummary;
  readonly widthPt: number;
}) => <ArenaFace ground={ground} discs={discs} widthPt={widthPt} />;
