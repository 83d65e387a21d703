export type SqlValue = string | number;
export type SqlRow = Readonly<Record<string, unknown>>;

/** What the rows ask of SQLite: one connection of expo-sqlite on a device, of Node in the tests. */
export interface Sql {
  exec(script: string): Promise<void>;
  run(statement: string, values: readonly SqlValue[]): Promise<void>;
  all(statement: string, values: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  close(): Promise<void>;
}
