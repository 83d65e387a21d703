import { useMemo } from 'react';
import { Cosmetic, ifItCan } from '../../../board';
import { useAlike } from '../../kit/alike';
import { KeptPlaceContext, type KeptPlace } from '../../kit/components';
import { EventCard } from '../told/EventCard';
import { EventFilm } from '../told/EventFilm';
import { PromptPanel } from '../question';
import { Flanks } from '../stage/Flanks';
import { HurryButton } from '../stage/HurryButton';
import { Stage } from '../stage/Stage';
import { StageBanner } from '../stage/StageBanner';
import { TableBoard } from '../stage/TableBoard';
import { useHere } from './HereContext';

export interface StageRegionProps {
  /** So far the line above reaches over it. */
  readonly headOverPt: number;
  /** How far down what is asked has been read. */
  readonly place: KeptPlace;
}

function BoardRegion() {
  const { now } = useHere();
  return now.board === null ? null : <TableBoard now={now} board={now.board} />;
}

function FlanksRegion() {
  const { now, layout, room, drawers } = useHere();
  const { board } = now;
  if (board === null || room === null) return null;
  return <Flanks now={now} board={board} leastPt={layout.flankPt} room={room} onOpen={drawers.open} />;
}

function BetweenRegion() {
  const { ui, at } = useHere().now;
  return ui.Between === null ? null : <ui.Between {...at} />;
}

const BOARD = <BoardRegion />;
const BETWEEN = <BetweenRegion />;
const FLANKS = <FlanksRegion />;

/** What is to be seen for a moment, and leaves the board to be touched. */
function useNotes() {
  const { ui, at, card, hurry } = useHere().now;
  const banner = useAlike(ifItCan('turn', () => ui.banner(at), null));
  const { isOn, toggle } = hurry;
  const isByHand = card?.goes === 'byHand';
  return useMemo(
    () => (
      <>
        {banner === null ? null : (
          <Cosmetic part="turn" of={banner}>
            <StageBanner {...banner} />
          </Cosmetic>
        )}
        {isByHand ? null : <HurryButton isOn={isOn} toggle={toggle} />}
      </>
    ),
    [banner, isByHand, isOn, toggle],
  );
}

/** The board, what lies there in its stead, or a question that wants all the room; and what is laid over them. */
export function StageRegion({ headOverPt, place }: StageRegionProps) {
  const { now, layout } = useHere();
  const { ui, at, state, words, board, size, card, film, beats } = now;
  const notes = useNotes();
  const panel =
    size === 'sheet' || size === 'place' ? (
      <KeptPlaceContext value={place}>
        <PromptPanel asks={ui.asks} {...at} />
      </KeptPlaceContext>
    ) : null;
  return (
    <Stage
      sheet={size === 'sheet' ? panel : null}
      isSheetOver={board !== null}
      topPt={board === null ? headOverPt : 0}
      flankPt={board === null || size === 'place' ? 0 : layout.flankPt}
      flanks={board === null || size === 'place' || ui.Flank === undefined ? null : FLANKS}
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
      notes={notes}
      onHurry={state.beat === null ? null : beats.hurry}
    >
      {size === 'place' ? panel : board !== null ? BOARD : ui.Between === null ? null : BETWEEN}
    </Stage>
  );
}
