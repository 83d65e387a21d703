import { useMemo } from 'react';
import type { GymWords } from '../../../../i18n/gym';
import type { GymPlayed } from '../../../../session/gym';
import type { AtBoard, BoardPart } from '../../../game';
import { useForPrompt } from '../../../table/question';
import { gymScene } from '../gymScene';
import { usePractice } from '../practice/PracticeContext';

/** What is done on the board of the gym: a disc is chosen to be aimed by steps, or flicked at once. */
export function useBoard({ state, words }: AtBoard<GymPlayed, GymWords>): BoardPart {
  const { shown, view, prompt, launchable } = state;
  const { setup } = view.model;
  const [wished, select] = useForPrompt<string | null>(prompt?.number ?? null, () => null);
  const { discs, met } = shown;
  const lies = usePractice()?.lies ?? null;
  const scene = useMemo(
    () => ({ ...gymScene(setup, discs, met), ...(lies === null ? {} : { lies: [lies] }) }),
    [setup, discs, met, lies],
  );
  const isFlick = prompt?.ask.kind === 'flick';
  return {
    kind: 'flick',
    scene,
    edge: 'south',
    canAct: launchable,
    chosen: wished !== null && launchable.includes(wished) ? wished : null,
    isFlick,
    limits: { minSpeedMmS: 0, maxSpeedMmS: setup.maxSpeedMmS },
    from: () => null,
    onTap: (id) => select(id === wished ? null : id),
    placing: null,
    ring: null,
    isRingLaid: false,
    exits: shown.last?.exits,
    numbers: undefined,
    labelOf: ({ id }) => words.name(id),
    refusal: null,
    line: null,
    beside: null,
    // What one aims with lies at the foot of the table, with the goals: nothing may cover those.
    tray: null,
    over: null,
    mustBeSeen: [],
    keys: {},
  };
}
