import type { ReignDeed } from '../../../rules/reign';
import type { Words } from '../wording';
import type { Speaker, Values } from './speaker';

/** What stands in words of a deed, out of its data; squares are seen on the board. */
function valuesOf(deed: ReignDeed, { wording, the }: Speaker): Values {
  const named = ['target', 'item', 'element', 'spell', 'skill', 'handicap', 'thing', 'to'].flatMap((field) => {
    const value: unknown = deed[field as keyof ReignDeed];
    return typeof value === 'string' ? [[field, the(value)] as const] : [];
  });
  const counted = ['price', 'xp', 'coins'].flatMap((field) => {
    const value: unknown = deed[field as keyof ReignDeed];
    return typeof value === 'number' ? [[field, String(value)] as const] : [];
  });
  const level: Values = deed.kind === 'raise' ? { level: wording.levels[deed.level].name } : {};
  return { ...Object.fromEntries([...named, ...counted]), ...level, ...weaponOf(deed, { wording, the }) };
}

/** A stone is at hand for whoever shoots with nothing (REIGN-100). */
function weaponOf(deed: ReignDeed, { wording, the }: Pick<Speaker, 'wording' | 'the'>): Values {
  if (!('weapon' in deed)) return {};
  if (deed.weapon !== null) return { weapon: the(deed.weapon) };
  const isShot = deed.kind === 'shoot' || deed.kind === 'precise';
  return { weapon: isShot ? wording.stone : wording.unarmed };
}

/** Something that may be done: in a few words, and what it takes. */
export function deedWords(speaker: Speaker, deed: ReignDeed): Words {
  const { name, text } = speaker.wording.deeds[deed.kind];
  const values = valuesOf(deed, speaker);
  return { name: speaker.say(name, values), text: speaker.say(text, values) };
}
