import type { FlightShow } from '../../board';
import type { FlickFilm, Played } from '../../session';

/** Off which discs what lies on them falls in a flick, and when. */
export const fallsOf = ({ result }: Pick<FlickFilm<Played['flicked']>, 'result'>): NonNullable<FlightShow['falls']> =>
  result.contacts.flatMap((contact) =>
    contact.kind === 'riderFell' ? [{ pieceId: contact.b, atMs: contact.atMs }] : [],
  );
