import { useMemo } from 'react';
import type { Placing } from '../../../../board';
import { catacombs } from '../../../../rules/catacombs';
import { cited, type Refusal } from '../../../../rules/machine';
import type { TableSession } from '../../../../session/catacombs';
import type { Asked } from './asked';
import { heldAt, placesIn, regionsOf, whyNotHere } from './placing';
import type { LoosePiece } from '../pieces/sceneOf';
import { useForPrompt } from '../../../table/question';
import { readyWith } from './readyWith';

export interface PlacingInPlay {
  /** For the board; null when nothing is to be placed. */
  readonly placing: Placing | null;
  readonly loose: readonly LoosePiece[];
  /** Why the last place that was tried does not do. */
  readonly refusal: Refusal | null;
  readonly again: () => void;
  readonly done: () => void;
}

const NOBODY: readonly LoosePiece[] = [];

/** Pieces that are held over the board until the player is content: at first where the game would put them. */
export function usePlacing(session: TableSession, asked: Asked, promptNumber: number | null): PlacingInPlay {
  const ask = asked.kind === 'place' ? asked.ask : null;
  const propose = () => heldAt(ask === null ? [] : (session.placeForMe()?.places ?? []));
  const [held, setHeld] = useForPrompt(promptNumber, propose);
  const [refusal, setRefusal] = useForPrompt<Refusal | null>(promptNumber, () => null);

  const loose = useMemo(
    () =>
      ask === null
        ? NOBODY
        : ask.pieces.flatMap(({ id, radiusMm }) => {
            const at = held[id];
            return at === undefined ? [] : [{ ...at, radiusMm }];
          }),
    [ask, held],
  );
  const placing =
    ask === null
      ? null
      : {
          pieceIds: ask.pieces.map(({ id }) => id),
          regions: regionsOf(ask),
          // Said at every movement of the finger; what is held there is not put down yet.
          isLegal: (id: string, at: { readonly xMm: number; readonly yMm: number }) => {
            const why = whyNotHere(ask, held, { id, xMm: at.xMm, yMm: at.yMm });
            if (why?.reason !== refusal?.reason) setRefusal(why);
            return why === null;
          },
          onMove: (id: string, at: { readonly xMm: number; readonly yMm: number }) => {
            const wished = { id, xMm: at.xMm, yMm: at.yMm };
            const why = whyNotHere(ask, held, wished);
            setRefusal(why);
            if (why === null) setHeld({ ...held, [id]: wished });
          },
        };

  return {
    placing,
    loose,
    refusal: refusal && cited(catacombs, session.getState().prompt, refusal),
    again: () => {
      setRefusal(null);
      setHeld(propose());
    },
    done: () => {
      session.answerAll(readyWith(session.getState().view, { kind: 'place', places: placesIn(held) }));
    },
  };
}
