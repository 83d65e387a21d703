import { useMemo } from 'react';
import { Text, View } from 'react-native';
import hall from '../../../assets/boards/crypt.webp';
import { ARROW, layersOf, TURN_MARKS, type DiscLook } from '../../../src/board/look';
import type { BoardCatalogue, BoardScene } from '../../../src/board';
import { MATERIALS, type SoundCatalogue } from '../../../src/feedback';
import type { DiscId } from '../../../src/rules/flicking';
import { LIVERIES } from '../../../src/theme';
import { TELL_MS, type Asked, type AtBoard, type BoardPart, type TableUi } from '../../../src/ui/game';
import { Words } from '../../../src/ui/kit/components';
import { OneOf, PlacingBar, Question, useForPrompt } from '../../../src/ui/table/question';
import type { ShovePlayed } from '../../session/toys/shoveModule';
import { BOARD, RADIUS_MM } from '../../session/toys/shoveRules';
import { useShoveWords, type ShoveWords } from './shoveWords';

const layer = layersOf({ 'heavy-flight': ARROW });
const disc = (name: string): DiscLook => ({
  ...{ kind: 'disc', name, livery: LIVERIES.moss, face: LIVERIES.moss.face },
  ...{ emblem: [layer('heavy-flight')], tones: [], likely: [] },
});
export const PIECES = { ann: disc('ann'), bob: disc('bob') };
export const pieceOf = (id: string): keyof typeof PIECES => (id.startsWith('ann') ? 'ann' : 'bob');
export const catalogue: BoardCatalogue & SoundCatalogue = {
  ...{ pieces: PIECES, marks: TURN_MARKS, grounds: { hall: { faces: [hall] } }, beds: {}, cues: {} },
  materialOf: () => MATERIALS.wood,
};

interface Lying {
  readonly id: DiscId;
  readonly xMm: number;
  readonly yMm: number;
}

/** The walled table with whatever lies there, and is held over it. */
export const sceneOf = (discs: readonly Lying[], flickable: readonly string[] = []): BoardScene => ({
  ...{ ground: 'hall', widthMm: BOARD.widthMm, heightMm: BOARD.heightMm },
  pieces: discs.map(({ id, xMm, yMm }) => ({
    ...{ id, piece: pieceOf(id), xMm, yMm, radiusMm: RADIUS_MM, marks: [] },
    isFlickable: flickable.includes(id),
  })),
});

const NOBODY: readonly Lying[] = [];

/** Discs are laid where one likes, and then one of them is chosen and shoved. */
function useBoard({ session, state, words }: AtBoard<ShovePlayed, ShoveWords>): BoardPart {
  const { shown, prompt, launchable } = state;
  const ask = prompt?.ask.kind === 'place' ? prompt.ask : null;
  const number = prompt?.number ?? null;
  const propose = (): readonly Lying[] => (ask === null ? NOBODY : (session.placeForMe()?.places ?? NOBODY));
  const [draft, setDraft] = useForPrompt(number, propose);
  const [wished, select] = useForPrompt<string | null>(number, () => null);
  const scene = useMemo(() => sceneOf([...shown.discs, ...draft], launchable), [shown.discs, draft, launchable]);
  const movedTo = (id: string, at: Omit<Lying, 'id'>): readonly Lying[] =>
    draft.map((one) => (one.id === id ? { id, xMm: at.xMm, yMm: at.yMm } : one));
  const whyNot = (places: readonly Lying[]) => session.whyNot({ kind: 'place', places });
  return {
    kind: 'flick',
    scene,
    edge: 'south',
    canAct: launchable,
    chosen: wished !== null && launchable.includes(wished) ? wished : null,
    isFlick: prompt?.ask.kind === 'flick',
    limits: { minSpeedMmS: 0, maxSpeedMmS: 1900 },
    from: () => null,
    onTap: (id) => select(id === wished ? null : id),
    placing:
      ask === null
        ? null
        : {
            pieceIds: ask.pieces.map(({ id }) => id),
            regions: ask.pieces.flatMap(({ regions }) => regions),
            isLegal: (id, at) => whyNot(movedTo(id, at)) === null,
            onMove: (id, at) => setDraft(movedTo(id, at)),
          },
    ring: null,
    isRingLaid: false,
    exits: [],
    numbers: undefined,
    labelOf: ({ id }) => words.name(id),
    refusal: null,
    line: null,
    beside: null,
    tray:
      ask === null ? null : (
        <PlacingBar
          isRefused={false}
          onPlaceForMe={() => setDraft(propose())}
          onDone={() => session.answer({ kind: 'place', places: draft }, prompt?.seats[0])}
        />
      ),
    over: null,
    mustBeSeen: [],
    keys: {},
  };
}

const Bet = (asked: Asked<ShovePlayed, ShoveWords, 'bet', 'choose'>) => (
  <Question asked={asked}>
    <OneOf {...asked} />
  </Question>
);

const LINE = { ms: TELL_MS.line } as const;
const setAimOf = ({ discId, vxMmS, vyMmS }: ShovePlayed['flicked']['intent']['aim']) => {
  const speedMmS = Math.hypot(vxMmS, vyMmS);
  return { discId, directionX: vxMmS / speedMmS, directionY: vyMmS / speedMmS, speedMmS };
};

/** What the frame of the table is filled with when discs are shoved about. */
export const shoveTable: TableUi<ShovePlayed, ShoveWords> = {
  useWords: useShoveWords,
  setupOf: ({ model }) => model.setup,
  useTitle: ({ name }) => name || 'A shove',
  catalogue,
  asks: {
    place: { size: 'board' },
    bet: { size: 'bar', by: 'choose', Control: Bet },
    flick: { size: 'board' },
    flight: { size: 'board' },
  },
  tells: {
    placed: LINE,
    bet: LINE,
    flicked: LINE,
    struck: {
      ...LINE,
      float: ({ target, points }) => ({ at: target, text: `+${points}`, tone: 'gold' }),
    },
    revealed: LINE,
    ended: { ms: TELL_MS.grave },
  },
  whoIsAsked: (seats, { words }) => seats.map(words.name).join(', '),
  useBoard,
  Between: null,
  Foot: ({ state: { shown } }) => (
    <Words type="label">
      {Object.entries(shown.points)
        .map(([seat, points]) => `${seat} ${points}`)
        .join(' : ')}
    </Words>
  ),
  drawers: {
    rows: [
      {
        ...{ id: 'bets', glyph: 'credits', key: 'b', side: 'right' },
        name: () => 'Bets',
        Body: ({ state: { view } }) => <Text>{`Bets: ${Object.keys(view.model.bets).length}`}</Text>,
      },
    ],
    first: ['bets'],
    usual: 'bets',
    edges: { left: 'bets', right: 'bets' },
    open: { left: 'bets', right: 'bets', wing: 'bets' },
  },
  phases: () => null,
  banner: () => null,
  aside: null,
  curtain: {
    Face: ({ seat }) => <View testID={`face-${seat}`} />,
    part: (_, seat) => `plays ${seat}`,
    moment: ({ state: { view } }) => `Round ${view.model.round}`,
  },
  bed: () => null,
  flicks: {
    aimOf: ({ aim }) => setAimOf(aim),
    thoughtOf: (intent) => intent,
    proposedAim: (thought) => (thought.kind === 'shot' ? setAimOf(thought.aim) : null),
    blowOf: ({ kind }) => (kind === 'points' ? 'hit' : null),
  },
  Rule: null,
  Referee: null,
};
