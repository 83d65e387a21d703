import type { FlightShow } from '../../../board';
import type { FlickFilm } from '../../../session/catacombs';

/** Off which discs the ice falls in a flick, and when. */
export const fallsOf = ({ result }: Pick<FlickFilm, 'result'>): NonNullable<FlightShow['falls']> =>
  result.contacts.flatMap((contact) =>
    contact.kind === 'riderFell' ? [{ pieceId: contact.b, atMs: contact.atMs }] : [],
  );
