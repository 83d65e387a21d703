import { View } from 'react-native';
import { useStore } from 'zustand';
import hall from '../../../assets/boards/crypt.webp';
import { ARROW, layersOf, TURN_MARKS, type DiscLook } from '../../../src/board/look';
import type { BoardCatalogue } from '../../../src/board';
import { MATERIALS, type SoundCatalogue } from '../../../src/feedback';
import { LIVERIES } from '../../../src/theme';
import type { GameUi, ScreenWords, WholeTableProps } from '../../../src/ui/game';
import { LeatherButton, Words } from '../../../src/ui/kit/components';
import { DiscImage, faceSheet } from '../../../src/ui/kit/disc';
import { choices, type ShovePlayed } from '../../session/toys/shoveModule';
import { BOARD, RADIUS_MM } from '../../session/toys/shoveRules';

const layer = layersOf({ 'heavy-flight': ARROW });
const disc = (name: string): DiscLook => ({
  ...{ kind: 'disc', name, livery: LIVERIES.moss, face: LIVERIES.moss.face },
  ...{ emblem: [layer('heavy-flight')], tones: [], likely: [] },
});
const PIECES = { ann: disc('ann'), bob: disc('bob') };
const FACES = faceSheet(hall, { columns: 2, faces: Object.keys(PIECES) });
const pieceOf = (id: string): keyof typeof PIECES => (id.startsWith('ann') ? 'ann' : 'bob');
const catalogue: BoardCatalogue & SoundCatalogue = {
  ...{ pieces: PIECES, marks: TURN_MARKS, grounds: { hall: { faces: [hall] } }, beds: {}, cues: {} },
  materialOf: () => MATERIALS.wood,
};

const words: ScreenWords<ShovePlayed> = {
  name: (id) => `Disc ${id}`,
  event: (event) => (event.kind === 'struck' ? `${event.by} strikes ${event.target}.` : `Then: ${event.kind}.`),
  told: (event) => words.event(event),
};

function Table({ session }: WholeTableProps<ShovePlayed>) {
  const { view } = useStore(session);
  return (
    <View testID="shove-table">
      <Words type="prompt">{`Round ${view.model.round}`}</Words>
    </View>
  );
}

/** Discs that are shoved about on a board like no other, on the screens. */
export const shoveUi: GameUi<ShovePlayed, ScreenWords<ShovePlayed>> = {
  useWords: () => words,
  setupOf: ({ model }) => model.setup,
  useTitle: ({ name }) => name || 'A shove',
  about: () => ({ name: 'Shove', text: 'Shove the others about.' }),
  catalogue,
  fault: null,
  rulebook: async () => ({ text: (rule) => (rule === 'SHOVE-001' ? 'Off a wall it counts double.' : null) }),
  listed: {
    nameOf: () => 'A shove',
    placeOf: ({ round }) => `Round ${round}`,
    notesOf: () => [],
    Picture: ({ widthPt }) => <View testID="shove-picture" style={{ width: widthPt }} />,
    deedsOf: ({ flicks = 0 }) => [`Shoved ${flicks} times`],
  },
  newGame: {
    usual: ({ seed }) => choices({ seed }),
    again: ({ rounds }, _, seed) => choices({ rounds, seed }),
    whyNot: () => null,
    agreed: (agreed) => agreed,
    satDown: () => ({ players: [], passing: 'sameSide', level: null }),
    Form: ({ choices: { rounds } }) => <Words type="body">{`Shove for ${rounds}`}</Words>,
  },
  startFiles: [],
  story: {
    Plaque: ({ story: { strikes } }) => <Words type="heading">{`Strikes: ${strikes}`}</Words>,
    Story: () => null,
  },
  watched: {
    sceneOf: ({ shown: { discs } }) => ({
      ...{ ground: 'hall', widthMm: BOARD.widthMm, heightMm: BOARD.heightMm },
      pieces: discs.map(({ id, xMm, yMm }) => ({
        ...{ id, piece: pieceOf(id), xMm, yMm, radiusMm: RADIUS_MM, isFlickable: false, marks: [] },
      })),
    }),
    Between: null,
    toldMs: () => 1,
  },
  films: {
    catalogue,
    pieceOf,
    groundOf: () => 'hall',
    ridden: null,
    Disc: ({ disc: id, sizePt }) => <DiscImage sheet={FACES} piece={pieceOf(id)} sizePt={sizePt} />,
    attack: (attack) => attack,
    judged: ({ a, b, verdict }, _, { name }) =>
      verdict.kind === 'points'
        ? { text: `${name(a)} strikes for ${verdict.points}`, rule: 'SHOVE-001', tone: 'damage' }
        : { text: `${name(a)} meets ${b ?? 'the wall'}`, rule: null, tone: 'touch' },
  },
  library: {
    sections: () => [{ id: 'discs', name: 'Discs', topics: ['ann-a', 'bob-a'], parts: null }],
    Picture: () => null,
    help: () => ({
      topicOf: (id) => (/^(ann|bob)-[ab]$/.test(id) ? id : null),
      entry: (topic) => ({ name: words.name(topic), text: '' }),
      page: (topic) => ({ name: words.name(topic), text: '', sections: [], related: [] }),
      card: (topic, onShow) => <LeatherButton label={`Look at ${topic}`} onPress={() => onShow('bob-a')} />,
      rulebook: shoveUi.rulebook,
    }),
  },
  practise: null,
  Table,
};
