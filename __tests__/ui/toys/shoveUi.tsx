import { View } from 'react-native';
import hall from '../../../assets/boards/crypt.webp';
import type { GameUi } from '../../../src/ui/game';
import { LeatherButton, Words } from '../../../src/ui/kit/components';
import { DiscImage, faceSheet } from '../../../src/ui/kit/disc';
import { tableOf } from '../../../src/ui/table';
import { choices, type ShovePlayed } from '../../session/toys/shoveModule';
import { catalogue, PIECES, pieceOf, sceneOf, shoveTable } from './shoveTable';
import { shoveWords, useShoveWords, type ShoveWords } from './shoveWords';

const FACES = faceSheet(hall, { columns: 2, faces: Object.keys(PIECES) });
const words = shoveWords('en');

/** Discs that are shoved about on a board like no other, on the screens. */
export const shoveUi: GameUi<ShovePlayed, ShoveWords> = {
  useWords: useShoveWords,
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
    sceneOf: ({ shown: { discs } }) => sceneOf(discs),
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
  Table: tableOf(shoveTable),
};
