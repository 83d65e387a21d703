import type { CatacombsState, Purpose } from '../../../src/rules/catacombs';

type PurposeOf<Kind extends Purpose['kind']> = Extract<Purpose, { kind: Kind }>;

const isOfKind = <Kind extends Purpose['kind']>(purpose: Purpose, kind: Kind): purpose is PurposeOf<Kind> =>
  purpose.kind === kind;

/** It asks for this, and just so. */
export const asks =
  <Kind extends Purpose['kind']>(
    kind: Kind,
    isJust: (purpose: PurposeOf<Kind>, state: CatacombsState) => boolean = () => true,
  ) =>
  (state: CatacombsState): boolean => {
    const purpose = state.prompt?.purpose;
    return purpose !== undefined && isOfKind(purpose, kind) && isJust(purpose, state);
  };

export const isHeroesTurn = asks('act', ({ turn }) => turn === 'heroes');
