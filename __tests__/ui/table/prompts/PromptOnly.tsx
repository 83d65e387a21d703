import { useStore } from 'zustand';
import type { TableSession } from '../../../../src/session/catacombs';
import { PromptPanel } from '../../../../src/ui/table/prompts';
import { useTableWords } from '../../../../src/ui/games/catacombs/words/useTableWords';

/** The questions of a game, and nothing else of its table. */
export function PromptOnly({ session }: { readonly session: TableSession }) {
  const state = useStore(session);
  const words = useTableWords(state.sheet, state.view.model.setup);
  return <PromptPanel session={session} words={words} state={state} />;
}
