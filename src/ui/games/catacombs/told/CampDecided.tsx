import { CampTrack } from '../camp/CampTrack';
import type { Told } from './told';

/** Camp or not: where the marker lies now. */
export function CampDecided({ event, state, words }: Told<'campDecided'>) {
  return <CampTrack words={words} at={event.space ?? state.view.model.campSpace ?? 0} />;
}
