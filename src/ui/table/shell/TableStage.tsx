import { EventCard, PathMap, PromptPanel, promptSize } from '../prompts';
import { TableBoard } from '../play/TableBoard';
import type { TableNow } from '../useTableNow';
import { Stage } from './Stage';

export interface TableStageProps {
  readonly now: TableNow;
  readonly onShowRule: (topic: string) => void;
}

/** The board, the place that the heroes have come to, or the way there; and what is laid over them. */
export function TableStage({ now, onShowRule }: TableStageProps) {
  const { session, state, words, card, beats } = now;
  const { prompt, shown, beat, view } = state;
  const size = prompt === null ? 'none' : promptSize(prompt.purpose);
  const panel = <PromptPanel session={session} words={words} state={state} onShowRule={onShowRule} />;
  return (
    <Stage
      sheet={size === 'sheet' ? panel : null}
      card={
        card === null ? null : (
          <EventCard
            event={card.event}
            state={state}
            words={words}
            onShowRule={onShowRule}
            onDone={card.isWaiting ? beats.hurry : undefined}
          />
        )
      }
      onHurry={beat === null ? null : beats.hurry}
    >
      {size === 'place' ? (
        panel
      ) : shown.board === null ? (
        <PathMap model={view.model} words={words} />
      ) : (
        <TableBoard now={now} onShowRule={onShowRule} />
      )}
    </Stage>
  );
}
