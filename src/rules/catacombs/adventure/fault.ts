/** Something that the form of the file allows and the game does not, and where it stands. */
export interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

export const at = (path: Fault['path'], message: string): Fault => ({ path, message });
