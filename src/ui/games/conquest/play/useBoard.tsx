import { useMemo } from 'react';
import { together } from '../../../../lib';
import { LAUNCH, teamOfSeat, type CharacterId } from '../../../../rules/conquest';
import type { FlickAsk } from '../../../../rules/flicking';
import type { ConquestPlayed } from '../../../../session/conquest';
import type { AtBoard, BoardPart } from '../../../game';
import { LeatherButton } from '../../../kit/components';
import { quartersAt, useSide } from '../../../kit/side';
import { answerWith, useForPrompt } from '../../../table/question';
import { liesAt } from '../board/lies';
import { sceneOf, type SceneMarks } from '../board/sceneOf';
import type { ConquestSpeech } from '../words';
import { askedLine } from './askedLine';
import { isStunnedTurn } from '../turn/turnNow';
import { feebleLaunch } from './feeble';
import { usePieceLabel } from './usePieceLabel';
import { useProjectile } from './useProjectile';

type At = AtBoard<ConquestPlayed, ConquestSpeech>;

const NOBODY: readonly string[] = [];
const NONE: readonly CharacterId[] = [];

/** Pieces that are touched to answer: the enemies of whom one is named. */
function touchable({ prompt }: At['state']): readonly string[] {
  return prompt?.purpose.kind === 'target' && prompt.ask.kind === 'choose' ? prompt.ask.options : NOBODY;
}

/** Whom the flick that is asked for, or seen, can wound by name; and whom one has hit that may be held. */
function targetsOf({ view }: Pick<At['state'], 'view'>): readonly CharacterId[] {
  const purpose = view.prompt?.purpose;
  if (purpose?.kind === 'armour') return purpose.targets;
  const isNamed = purpose?.kind === 'shoot' || purpose?.kind === 'shootAgain' || purpose?.kind === 'watch';
  return isNamed && purpose.target !== null ? [purpose.target] : NONE;
}

/** The disc that must be flicked; of several the one that the player has chosen. */
function chosenDisc(ask: FlickAsk | null, wished: string | null): string | null {
  if (ask === null) return null;
  if (ask.projectile !== null) return ask.projectile.id;
  const [only, ...others] = ask.discs;
  if (others.length === 0) return only ?? null;
  return wished !== null && ask.discs.includes(wished) ? wished : null;
}

/** What is done in the arena, and what has been half done. */
export function useBoard({ session, state, words, teaches, lies }: At): BoardPart {
  const { shown, view, prompt, sheet, hand, launchable, beat, film } = state;
  const ask = prompt?.ask.kind === 'flick' ? prompt.ask : null;
  const number = prompt?.number ?? null;
  const [wished, select] = useForPrompt<string | null>(number, () => null);
  const projectile = useProjectile(ask, state, number);
  const canAct = touchable(state);
  const chosen = chosenDisc(ask, wished);
  const { setup } = view.model;
  const near = teamOfSeat(setup, hand);
  const { widthPt, heightPt } = useSide();
  const isUpright = heightPt > widthPt;
  const edge = sheet.passing === 'oppositeEnds' && near === 'skull' ? 'north' : 'south';

  const flown = beat?.kind === 'flight' ? beat.film.shot.projectile : null;
  const { loose, others } = projectile;
  // An arrow may start beside the other one just as well.
  const instead = others.flatMap((near) => shown.discs.find(({ id }) => isAt(near, shown.discs, id))?.id ?? []);
  const targets = useMemo(() => targetsOf({ view }), [view]);
  const stunned = isStunnedTurn(state) ? shown.active : null;
  const [either] = instead;
  const marks = useMemo(
    (): SceneMarks => ({
      canAct: either !== undefined ? [either] : ask !== null && ask.discs.length > 1 ? ask.discs : canAct,
      flickable: launchable,
      targets,
      stunned,
      loose: flown === null ? loose : [...loose, flown],
    }),
    [ask, canAct, either, launchable, targets, stunned, loose, flown],
  );
  const scene = useMemo(
    () => sceneOf(shown.ground, shown.discs, marks, liesAt(near, isUpright)),
    [shown.ground, shown.discs, marks, near, isUpright],
  );
  const labelOf = usePieceLabel({ scene, chosen, words, turn: together(quartersAt(edge), lies) });

  const onTap = (id: string): void => {
    if (canAct.includes(id)) return answerWith(session, id);
    const other = others.find((near) => isAt(near, shown.discs, id));
    if (other !== undefined) return projectile.putBeside(other);
    if (ask !== null && ask.projectile === null) select(id === wished ? null : id);
  };
  const mayLeave = ask !== null && ask.mayDecline;
  const flicked = ask === null ? undefined : scene.pieces.find(({ id }) => id === chosen);
  return {
    kind: 'flick',
    scene,
    edge,
    canAct,
    chosen,
    isFlick: ask !== null,
    limits: ask ?? LAUNCH,
    from: projectile.from,
    onTap,
    placing: null,
    ring: projectile.ring,
    isRingLaid: projectile.isLaid,
    exits: beat?.kind === 'flight' || film === null || setup.ground === 'walls' ? undefined : film.result.exits,
    numbers: undefined,
    labelOf,
    refusal: null,
    line: askedLine(prompt?.purpose ?? null, teaches, words),
    beside: null,
    tray: mayLeave ? (
      <LeatherButton
        icon="pass"
        label={words.t('conquest.table.leave')}
        onPress={() => session.answer({ kind: 'flick', flick: null })}
        testID="leave"
      />
    ) : null,
    over: null,
    acts:
      flicked === undefined
        ? []
        : [
            {
              icon: 'pass',
              label: words.t('conquest.table.feeble'),
              act: () => session.launch({ ...feebleLaunch(flicked, scene.pieces), from: projectile.from(flicked.id) }),
              testID: 'feeble',
            },
          ],
    mustBeSeen: seenFor(state),
    keys: wished === null ? {} : { escape: () => select(null) },
  };
}

const isAt = (
  place: { readonly xMm: number; readonly yMm: number },
  discs: At['state']['shown']['discs'],
  id: string,
): boolean => discs.some((disc) => disc.id === id && disc.xMm === place.xMm && disc.yMm === place.yMm);

/** Of a blow that may be held those are to be seen whom it has hit. */
function seenFor({ prompt }: At['state']): readonly string[] {
  return prompt?.purpose.kind === 'armour' ? prompt.purpose.targets : NOBODY;
}
