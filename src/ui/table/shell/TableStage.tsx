import { Cosmetic, ifItCan } from '../../../board';
import { EventCard, PathMap, PromptPanel, promptSize } from '../prompts';
import { TableBoard } from '../play/TableBoard';
import type { TableNow } from '../useTableNow';
import { bannerOf } from '../../games/catacombs/moment/bannerOf';
import { HurryButton } from './HurryButton';
import { Stage } from './Stage';
import { StageBanner } from './StageBanner';
import { useCatacombsText } from '../../games/catacombs/words';

export interface TableStageProps {
  readonly now: TableNow;
  /** So far the line above reaches over it. */
  readonly headOverPt: number;
  readonly onShowRule: (topic: string) => void;
}

/** The board, the place that the heroes have come to, or the way there; and what is laid over them. */
export function TableStage({ now, headOverPt, onShowRule }: TableStageProps) {
  const { session, state, words, card, beats } = now;
  const { t } = useCatacombsText();
  const { prompt, shown, beat, view } = state;
  const banner = ifItCan('turn', () => bannerOf(state, words, t), null);
  const size = prompt === null ? 'none' : promptSize(prompt.purpose);
  const panel = <PromptPanel session={session} words={words} state={state} onShowRule={onShowRule} />;
  return (
    <Stage
      sheet={size === 'sheet' ? panel : null}
      isSheetOver={shown.board !== null}
      topPt={shown.board === null ? headOverPt : 0}
      card={
        card === null ? null : (
          <Cosmetic part="card" of={card.event} onLeftOut={beats.hurry}>
            <EventCard
              event={card.event}
              state={state}
              words={words}
              onShowRule={onShowRule}
              onDone={card.goes === 'byHand' ? beats.hurry : undefined}
            />
          </Cosmetic>
        )
      }
      notes={
        <>
          {banner === null ? null : (
            <Cosmetic part="turn" of={beat}>
              <StageBanner {...banner} />
            </Cosmetic>
          )}
          {card?.goes === 'byHand' ? null : <HurryButton {...now.hurry} />}
        </>
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
