import { useStore } from 'zustand';
import type { TableSession } from '../../../../src/session/catacombs';
import { useTableWords } from '../../../../src/ui/games/catacombs/words/useTableWords';
import { PromptPanel } from '../../../../src/ui/table/question';
import { FILLED } from '../filled';

/** The questions of a game, and nothing else of its table. */
export function PromptOnly({ session }: { readonly session: TableSession }) {
  const state = useStore(session);
  const words = useTableWords(state.sheet, state.view.model.setup);
  return <PromptPanel asks={FILLED.asks} session={session} words={words} state={state} />;
}
