import { isFields } from '../../../lib';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

/** Which game a record says it is of; null for a text that says nothing sensible: any reader can say what is wrong with it. */
export function gameNamed(text: string): string | null {
  const record = parsed(text);
  return isFields(record) && typeof record.game === 'string' && record.game !== '' ? record.game : null;
}
