import { Cosmetic, ifItCan } from '../../../board';
import { KeptPlaceContext, type KeptPlace } from '../../kit/components';
import { TableBoard } from './TableBoard';
import { PromptPanel } from '../question';
import { EventCard } from '../told/EventCard';
import { EventFilm } from '../told/EventFilm';
import type { TableNow } from '../now/useTableNow';
import { HurryButton } from './HurryButton';
import { Stage } from './Stage';
import { StageBanner } from './StageBanner';

export interface TableStageProps {
  readonly now: TableNow;
  /** So far the line above reaches over it. */
  readonly headOverPt: number;
  /** How far down what is asked has been read. */
  readonly place: KeptPlace;
}

/** The board, what lies there in its stead, or a question that wants all the room; and what is laid over them. */
export function TableStage({ now, headOverPt, place }: TableStageProps) {
  const { ui, at, state, words, board, size, card, film, beats } = now;
  const { beat } = state;
  const banner = ifItCan('turn', () => ui.banner(at), null);
  const panel = (
    <KeptPlaceContext value={place}>
      <PromptPanel asks={ui.asks} {...at} />
    </KeptPlaceContext>
  );
  return (
    <Stage
      sheet={size === 'sheet' ? panel : null}
      isSheetOver={board !== null}
      topPt={board === null ? headOverPt : 0}
      card={
        card === null ? null : (
          <Cosmetic part="card" of={card.event} onLeftOut={beats.hurry}>
            <EventCard
              tells={ui.tells}
              event={card.event}
              state={state}
              words={words}
              onShowRule={at.onShowRule}
              onDone={card.goes === 'byHand' ? beats.hurry : undefined}
            />
          </Cosmetic>
        )
      }
      film={
        film === null ? null : (
          <Cosmetic part="film" of={film.event} onLeftOut={beats.onFilmEnd}>
            <EventFilm
              // Two of a kind in succession are two films.
              key={film.number}
              tells={ui.tells}
              event={film.event}
              pace={film.pace}
              shown={state.shown}
              view={state.view}
              words={words}
              onEnd={beats.onFilmEnd}
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
      ) : board !== null ? (
        <TableBoard now={now} board={board} />
      ) : ui.Between === null ? null : (
        <ui.Between {...at} />
      )}
    </Stage>
  );
}
