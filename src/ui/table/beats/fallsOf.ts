import type { FlightShow } from '../../../board';
import type { FlickFacts, Played } from '../../../session';

/** Off which discs the ice falls in a flick, and when. */
export const fallsOf = ({ result }: Pick<FlickFacts<Played['flicked']>, 'result'>): NonNullable<FlightShow['falls']> =>
  result.contacts.flatMap((contact) =>
    contact.kind === 'riderFell' ? [{ pieceId: contact.b, atMs: contact.atMs }] : [],
  );
