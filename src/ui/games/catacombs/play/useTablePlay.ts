import type { OptionId } from '../../../../rules/machine';
import { useMemo } from 'react';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import { readOption, targetsOf } from '../../../../rules/catacombs';
import { seatOfPiece, type CatacombsState } from '../../../../rules/catacombs';
import type { GameSheet } from '../../../../session';
import type { TableSession, TableState } from '../../../../session/catacombs';
import { askedOf, type Asked } from './asked';
import { frightenedIn } from './frightenedIn';
import type { SceneMarks } from '../pieces/sceneOf';
import { actorsOf, onlyShot, shotsOf, type Shot } from './shots';
import { useForPrompt } from '../../../table/question';
import { usePlacing, type PlacingInPlay } from './usePlacing';
import { useProjectile, type ProjectileInPlay } from './useProjectile';

export interface TablePlay {
  readonly asked: Asked;
  readonly marks: SceneMarks;
  /** Who may act now, whichever person it is asked of: the app's own are not for people to touch. */
  readonly canAct: readonly string[];
  readonly selectedId: string | null;
  readonly select: (pieceId: string | null) => void;
  /** What the chosen disc could do; empty while none is chosen. */
  readonly shots: readonly Shot[];
  /** The one thing that the chosen disc can do besides passing, where a flick takes it at once. */
  readonly ready: Shot | null;
  readonly choose: (option: OptionId) => void;
  readonly placing: PlacingInPlay;
  readonly projectile: ProjectileInPlay;
}

const NOBODY: readonly string[] = [];

function isOfApp(id: string, { model }: CatacombsState, { players }: GameSheet): boolean {
  const piece = model.room?.pieces[id];
  const seat = piece === undefined ? null : seatOfPiece(model, piece);
  return players.some((player) => player.seat === seat && player.mind !== null);
}

/** Pieces among the choices of a question: they are touched as well as named. */
function touchable(asked: Asked, { prompt, shown, view, sheet }: TableState): readonly string[] {
  if (asked.kind === 'act') return actorsOf(asked.ask).filter((piece) => !isOfApp(piece, view, sheet));
  if (asked.kind !== 'other' || prompt?.ask.kind !== 'choose' || prompt.ask.max !== 1) return NOBODY;
  return prompt.ask.options.flatMap((option) => {
    const { of, what } = readOption(option);
    return what === null && shown.pieces[of] !== undefined ? [of] : [];
  });
}

/** The disc of the moment: the one that must be flicked, or the one that the player has chosen. */
function chosenDisc(asked: Asked, wished: string | null, canAct: readonly string[]): string | null {
  if (asked.kind === 'flick') return asked.ask.projectile?.id ?? asked.ask.discs[0] ?? null;
  return wished !== null && canAct.includes(wished) ? wished : null;
}

/** What can be done on the board now, and what has been half done. */
export function useTablePlay(session: TableSession, state: TableState, words: CatacombsWords): TablePlay {
  const { prompt, view, launchable } = state;
  const promptNumber = prompt?.number ?? null;
  const asked = useMemo(() => askedOf(prompt), [prompt]);
  const [wished, select] = useForPrompt<string | null>(promptNumber, () => null);
  const canAct = useMemo(() => touchable(asked, state), [asked, state]);
  const targets = useMemo(() => (asked.kind === 'flick' ? targetsOf(view) : NOBODY), [asked, view]);
  const placing = usePlacing(session, asked, promptNumber);
  const projectile = useProjectile(asked, state, targets, promptNumber);
  const selectedId = chosenDisc(asked, wished, canAct);

  const frightened = useMemo(() => (view.prompt === null ? NOBODY : frightenedIn(view.prompt.purpose)), [view]);

  const marks = useMemo(
    (): SceneMarks => ({
      canAct: asked.kind === 'flick' || frightened.length > 0 ? NOBODY : canAct,
      flickable: launchable,
      actor: view.prompt?.purpose.kind === 'flick' ? view.prompt.purpose.actor : null,
      targets,
      barred: asked.kind === 'flick' ? asked.barred : NOBODY,
      frightened,
      isLordVeiled: view.model.room?.lord?.isVeiled ?? false,
      loose: [...placing.loose, ...projectile.loose],
    }),
    [asked, canAct, launchable, targets, frightened, view, placing.loose, projectile.loose],
  );
  const shots = useMemo(
    () =>
      asked.kind === 'act' && selectedId !== null
        ? shotsOf(selectedId, { view, ask: asked.ask, lastStands: asked.lastStands, words })
        : [],
    [asked, selectedId, view, words],
  );

  const ready = selectedId !== null && launchable.includes(selectedId) ? onlyShot(shots) : null;

  const choose = (option: OptionId): void => {
    session.answer({ kind: 'choose', options: [option] });
  };

  return { asked, marks, canAct, selectedId, select, shots, ready, choose, placing, projectile };
}
