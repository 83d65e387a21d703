import type { ShownTable } from '../../../../session/catacombs';
import { optionId, PASS, type PieceId } from '../../../../rules/catacombs';
import type { ChooseAsk, OptionId } from '../../../../rules/machine';

const isEnemy = ({ kind }: ShownTable['pieces'][PieceId]): boolean => kind === 'monster' || kind === 'lord';

/** The heroes have struck down all there was in this room. */
export const isRoomEmpty = ({ phase, pieces }: Pick<ShownTable, 'phase' | 'pieces'>): boolean =>
  phase === 'combat' && !Object.values(pieces).some(isEnemy);

/** What is left to do in the heroes' turn can well be left out: nobody is left to strike, or only Allies may act. */
export function turnEnd(
  { shown }: { readonly shown: ShownTable },
  canAct: readonly PieceId[],
): 'empty' | 'allies' | null {
  if (shown.turn !== 'heroes' || canAct.length === 0) return null;
  if (isRoomEmpty(shown)) return 'empty';
  return canAct.every((id) => shown.pieces[id]?.kind === 'ally') ? 'allies' : null;
}

/** The passes of these discs, as they are answered. */
export const passesOf = ({ options }: ChooseAsk, canAct: readonly PieceId[]): readonly OptionId[] =>
  canAct.map((id) => optionId(id, PASS)).filter((option) => options.includes(option));
