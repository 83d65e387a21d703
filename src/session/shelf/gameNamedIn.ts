import { fieldsOf } from '../../lib';

/** Which game a file says it is of. One that says nothing sensible is read as the first, whose reader says what is wrong. */
export function gameNamedIn(text: string, known: readonly string[]): string {
  const { game } = fieldsOf(text.replace(/^\uFEFF/, ''));
  return typeof game === 'string' && game !== '' ? game : (known[0] ?? '');
}
