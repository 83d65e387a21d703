import { UI } from '../../../theme';
import { gradient } from '../../kit/components/materials';

/** The light of a candle that is not drawn yet. */
export const nightGlow = gradient(`radial-gradient(circle at 50% 38%, ${UI.walnutLit} 0%, ${UI.night} 62%)`);
