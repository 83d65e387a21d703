import type { AimWay } from '../../../../rules/flicking';
import type { ConquestPurpose } from '../../../../rules/conquest';
import type { AskedLine } from '../../../game';
import type { ConquestSpeech } from '../words';

/** Whom a shot is meant for that only one enemy can be hurt by. */
const named = (purpose: ConquestPurpose): string | null => (purpose.kind === 'shoot' ? purpose.target : null);

/** What the line over the arena says of what is done in it, where that is more than the question’s name. */
export function askedLine(
  purpose: ConquestPurpose | null,
  teaches: AimWay | null,
  words: ConquestSpeech,
): AskedLine | null {
  if (purpose === null) return null;
  const { t } = words;
  if (purpose.kind === 'target') return { what: t('conquest.table.target') };
  if (purpose.kind === 'moveCrystal' && !purpose.isQuake) return { what: t('conquest.table.crystal') };
  const { name } = words.prompt(purpose);
  const target = named(purpose);
  if (target !== null) return { what: t('conquest.table.at', { what: name, target: words.the(target) }), short: name };
  if (purpose.kind !== 'shoot' || teaches === null) return null;
  return { what: t(`conquest.table.first.${teaches}`, { what: name }), short: name };
}
