import { useMemo } from 'react';
import type { ShotRing } from '../../../../board';
import { whyNotThere, type FlickAsk, type Place } from '../../../../rules/flicking';
import type { ConquestPlayed } from '../../../../session/conquest';
import type { AtTable } from '../../../game';
import { useForPrompt } from '../../../table/question';
import type { LyingDisc } from '../board/sceneOf';
import { firstPlaceOf, hintedPlace, originsIn, type Near } from './projectile';

export interface ProjectileInPlay {
  /** null where no room is left in the ring: then there is one place, and no choice. */
  readonly ring: ShotRing | null;
  readonly loose: readonly LyingDisc[];
  /** It lies where its player has laid it, and not where it was put at first. */
  readonly isLaid: boolean;
  /** The middle of each Character beside which it may be put instead. */
  readonly others: readonly Near[];
  /** Beside that one. */
  readonly putBeside: (origin: Near) => void;
  /** Where a launch of this disc starts; null for a disc that lies in the arena. */
  readonly from: (discId: string) => Place | null;
}

const NOTHING: readonly LyingDisc[] = [];

type State = AtTable<ConquestPlayed>['state'];

/** Where it is put as long as nobody says otherwise. */
const useFirstPlace = (
  ask: FlickAsk | null,
  origin: Near | null,
  shown: State['shown'],
  view: State['view'],
): Place | null =>
  useMemo(() => (ask === null ? null : firstPlaceOf(ask, origin, { shown, view })), [ask, origin, shown, view]);

const useLoose = (projectile: FlickAsk['projectile'] | null, place: Place | null): readonly LyingDisc[] =>
  useMemo(
    () => (!projectile || place === null ? NOTHING : [{ ...place, id: projectile.id, radiusMm: projectile.radiusMm }]),
    [projectile, place],
  );

/** What is shot, as its player turns it round a Character before the flick. */
export function useProjectile(
  ask: FlickAsk | null,
  { shown, view, hint }: Pick<State, 'shown' | 'view' | 'hint'>,
  promptNumber: number | null,
): ProjectileInPlay {
  const projectile = ask?.projectile ?? null;
  const origins = ask === null ? [] : originsIn(ask);
  const [at, setAt] = useForPrompt<number | null>(promptNumber, () => null);
  const [moved, setPlace] = useForPrompt<Place | null>(promptNumber, () => null);
  const hinted = hintedPlace(hint);
  const wanted = at === null && hinted !== null ? nearestOf(origins, hinted) : (origins[at ?? 0] ?? null);
  const origin = wanted ?? origins[0] ?? null;
  const first = useFirstPlace(ask, origin, shown, view);
  const place = moved ?? (at === null ? hinted : null) ?? first;

  const loose = useLoose(projectile, place);
  const ring =
    ask === null || projectile === null || place === null || origin === null
      ? null
      : {
          pieceId: projectile.id,
          origin: { xMm: origin.xMm, yMm: origin.yMm, radiusMm: origin.radiusMm },
          maxGapMm: origin.maxGapMm,
          isLegal: (there: Place) => whyNotThere(projectile, { id: projectile.id, ...there }, ask) === null,
          onMove: (there: Place) => setPlace({ xMm: there.xMm, yMm: there.yMm }),
        };
  return {
    ring,
    loose,
    isLaid: moved !== null,
    others: origins.filter((one) => one !== origin),
    putBeside: (one) => {
      setPlace(null);
      setAt(origins.indexOf(one));
    },
    from: (discId) => (discId === projectile?.id ? place : null),
  };
}

/** The Character beside which this place lies. */
const nearestOf = (origins: readonly Near[], { xMm, yMm }: Place): Near | null =>
  [...origins].sort((a, b) => Math.hypot(a.xMm - xMm, a.yMm - yMm) - Math.hypot(b.xMm - xMm, b.yMm - yMm))[0] ?? null;
