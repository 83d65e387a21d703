import { Text } from 'react-native';
import type { GameUi, TableWords } from '../../../src/ui/game';
import { LeatherButton, Words } from '../../../src/ui/kit/components';
import { tableOf } from '../../../src/ui/table';
import { choices, type CardsPlayed } from '../../session/toys/cardsModule';
import { worthOf } from '../../session/toys/cardsRules';
import { cardsTable, FILMS } from './cardsTable';
import { CARDS, cardsWords, nameOf } from './cardsWords';

/** A game of cards for four with private hands and no board, on the screens. */
export const cardsUi: GameUi<CardsPlayed, TableWords<CardsPlayed>> = {
  useWords: () => cardsWords,
  setupOf: ({ model }) => model.setup,
  useTitle: ({ name }) => name || 'Some cards',
  about: () => ({ name: 'Cards', text: 'Lay the highest.' }),
  catalogue: cardsTable.catalogue,
  fault: ({ message }) => `These cards are marked: ${message}`,
  rulebook: async (language) => ({ text: (rule) => (language === 'en' ? `${rule}: count the pips.` : null) }),
  listed: {
    nameOf: () => 'Some cards',
    placeOf: ({ turn }) => `Turn ${turn}`,
    notesOf: ({ points }) => [`Points: ${Object.values(points).join(', ')}`],
    Picture: null,
    deedsOf: ({ laid = 0, most = 0 }) => [`Laid ${laid}, at most ${most} points`],
  },
  newGame: {
    usual: ({ seed }) => choices(seed),
    again: (setup, _, seed) => choices(seed, { setup }),
    whyNot: ({ setup }) => (setup?.rounds === 0 ? 'Somebody must lay a card.' : null),
    agreed: (agreed) => agreed,
    satDown: () => ({ players: [], passing: 'sameSide', level: null }),
    Form: ({ choices: now, onChange, played }) => (
      <>
        <Words type="body">{`Rounds: ${now.setup?.rounds ?? 2}, played before: ${played.length}`}</Words>
        {[0, 1].map((rounds) => (
          <LeatherButton
            key={rounds}
            label={`Rounds ${rounds}`}
            onPress={() => onChange((before) => ({ ...before, setup: { ...before.setup, rounds } }))}
          />
        ))}
      </>
    ),
  },
  startFiles: [
    {
      is: (text) => text.startsWith('deck'),
      read: ({ name, text }) =>
        text === 'deck'
          ? {
              ok: true,
              value: {
                line: `${name} is a deck.`,
                start: (before) => ({ ...before, setup: { ...before.setup, rounds: 1 } }),
              },
            }
          : { ok: false, error: [`${name} lacks cards.`] },
    },
  ],
  story: {
    Plaque: ({ view }) => (
      <Words type="heading">{view.outcome === null ? 'Not over' : `${view.outcome.winner} won`}</Words>
    ),
    Story: ({ story }) => <Words type="body">{story.laid.map(nameOf).join(', ')}</Words>,
  },
  watched: {
    sceneOf: () => null,
    Between: ({ view, words: { name } }) => (
      <Text>{`On the table: ${view.model.laid === null ? 'nothing' : name(view.model.laid)}`}</Text>
    ),
    films: FILMS,
    toldMs: () => 1,
  },
  films: null,
  library: {
    sections: () => [
      { id: 'low', name: 'Low', topics: CARDS.slice(0, 10), parts: null },
      {
        ...{ id: 'high', name: 'High', topics: CARDS.slice(10) },
        parts: {
          label: 'Which',
          each: [
            { id: 'all', name: 'All', topics: CARDS.slice(10) },
            { id: 'top', name: 'Top', topics: CARDS.slice(19) },
          ],
        },
      },
    ],
    Picture: ({ topic }) => <Text>{`[${worthOf(topic)}]`}</Text>,
    help: () => ({
      topicOf: (id) => (CARDS.includes(id) ? id : null),
      entry: (topic) => ({ name: nameOf(topic), text: `Worth ${worthOf(topic)}` }),
      page: (topic) => ({
        ...{ name: nameOf(topic), text: `Worth ${worthOf(topic)}`, related: ['card-1'] },
        sections: [{ topic: null, rules: ['CARD-001'] }],
      }),
      card: () => null,
      rulebook: cardsUi.rulebook,
    }),
  },
  practise: null,
  Table: tableOf(cardsTable),
};
