import { openDatabaseAsync } from 'expo-sqlite';
import type { Sql, SqlRow } from './sql';

/** A connection of expo-sqlite. */
export async function expoSql(name: string): Promise<Sql> {
  const database = await openDatabaseAsync(name);
  return {
    exec: (script) => database.execAsync(script),
    run: async (statement, values) => {
      await database.runAsync(statement, [...values]);
    },
    all: (statement, values) => database.getAllAsync<SqlRow>(statement, [...values]),
    close: () => database.closeAsync(),
  };
}
