import { err, ok, type Result } from '../../src/lib';

export interface GameAsked<Row> {
  readonly id: string;
  readonly row: Row;
}

/** Which game of a list a command is for: the one that is named, and where none is, the first. */
export function gameAsked<Row>(
  games: Readonly<Record<string, Row>>,
  named: string | undefined,
): Result<GameAsked<Row>, string> {
  const ids = Object.keys(games);
  const id = named ?? ids[0] ?? '';
  const row = Object.hasOwn(games, id) ? games[id] : undefined;
  if (row === undefined) return err(`game: ${JSON.stringify(id)} is none that is known here: ${ids.join(', ')}`);
  return ok({ id, row });
}
