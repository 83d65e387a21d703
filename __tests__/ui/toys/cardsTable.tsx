import { Text, View } from 'react-native';
import { TURN_MARKS } from '../../../src/board/look';
import { MATERIALS } from '../../../src/feedback';
import {
  TELL_MS,
  type Asked,
  type TableUi,
  type TableWords,
  type TellFilm,
  type TellFilms,
} from '../../../src/ui/game';
import { LeatherButton, Words } from '../../../src/ui/kit/components';
import { OneOf, Question } from '../../../src/ui/table/question';
import type { CardsPlayed } from '../../session/toys/cardsModule';
import { cardsWords, nameOf } from './cardsWords';

type Said = TableWords<CardsPlayed>;
type Chosen<Kind extends 'reveal' | 'goOn'> = Asked<CardsPlayed, Said, Kind, 'choose'>;

const LINE = { ms: TELL_MS.line } as const;

function Lay(asked: Asked<CardsPlayed, Said, 'lay', 'deed'>) {
  const { ask, session } = asked;
  return (
    <Question asked={asked}>
      {ask.deeds.map(({ id, card }) => (
        <LeatherButton key={id} label={nameOf(card)} onPress={() => session.answer({ kind: 'deed', deed: id })} />
      ))}
    </Question>
  );
}

const Choice = (asked: Chosen<'reveal'> | Chosen<'goOn'>) => (
  <Question asked={asked}>
    <OneOf {...asked} />
  </Question>
);

/** The die tumbles until it lies. */
const Tumbling = ({ event: { faces }, pace, onEnd }: TellFilm<CardsPlayed, Said, 'rolled'>) => (
  <View onLayout={onEnd} testID="die">
    <Text>{`${faces.join()} ×${pace}`}</Text>
  </View>
);

/** What is watched of these cards, at the table and once more. */
export const FILMS: TellFilms<CardsPlayed, Said> = { rolled: Tumbling };

/** What the frame of the table is filled with when these cards are played. */
export const cardsTable: TableUi<CardsPlayed, Said> = {
  useWords: () => cardsWords,
  setupOf: ({ model }) => model.setup,
  useTitle: ({ name }) => name || 'Some cards',
  catalogue: {
    ...{ pieces: {}, marks: TURN_MARKS, grounds: {}, beds: {}, cues: {} },
    materialOf: () => MATERIALS.wood,
  },
  asks: {
    lay: { size: 'sheet', by: 'deed', Control: Lay },
    reveal: { size: 'bar', by: 'choose', Control: Choice },
    goOn: { size: 'bar', by: 'choose', Control: Choice },
  },
  tells: {
    dealt: LINE,
    laid: LINE,
    shown: LINE,
    rolled: { ...LINE, Film: FILMS.rolled },
    peeked: LINE,
    ended: { ms: TELL_MS.grave },
  },
  whoIsAsked: (seats, { words }) => seats.map(words.name).join(', '),
  useBoard: () => null,
  Between: ({ state: { view } }) => (
    <View testID="cards-table">
      <Words type="prompt">{`Turn ${view.model.turn}`}</Words>
    </View>
  ),
  Foot: null,
  drawers: null,
  phases: () => null,
  banner: () => null,
  aside: null,
  curtain: { Face: ({ seat }) => <Text>{seat}</Text>, part: (_, seat) => seat, moment: () => 'Cards' },
  bed: () => null,
  flicks: null,
  Rule: null,
  Referee: null,
};
