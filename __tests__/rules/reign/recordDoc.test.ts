import { DOINGS, EVENTS, PURPOSES } from '../../../scripts/soak/reign/kinds';
import {
  CREATURE_IDS,
  DOOR_KINDS,
  ELEMENT_KINDS,
  END_WHYS,
  GRADES,
  HANDICAP_IDS,
  HERO_IDS,
  IMPREVU_IDS,
  QUEST_IDS,
  SIDES,
  SKILL_IDS,
  SPELL_IDS,
  THING_IDS,
  TRAP_KINDS,
  ZONE_IDS,
} from '../../../src/rules/reign';
import { blocksOf, readMarkdown, tableOf } from '../record/markdown';
import { unionMembers } from '../record/unionMembers';
import { replayText } from './hand';

const text = readMarkdown('src/rules/reign/RECORD.md');
const firstsOf = (column: string) => tableOf(text, column).map(([first = '']) => first);

it('every event is in its table', () => {
  expect(firstsOf('event')).toEqual(Object.keys(EVENTS));
});

it('every prompt is in its table, with its fields', () => {
  expect(firstsOf('purpose').sort()).toEqual(Object.keys(PURPOSES).sort());
  const members = unionMembers('src/rules/reign/words/purposes.ts', 'ReignPurpose');
  for (const [kind = '', fields = ''] of tableOf(text, 'purpose')) {
    expect([kind, fields.split(', ').filter(Boolean)]).toEqual([kind, members.get(kind)]);
  }
});

it('everything that can be done is on the page', () => {
  const doing = tableOf(text, 'id').find(([name]) => name === 'DOING')?.[1] ?? '';
  const kinds = new Set(doing.split(', ').map((id) => id.split(':')[0]));
  expect([...kinds].sort()).toEqual(Object.keys(DOINGS).sort());
});

it('every id that can be written is on the page', () => {
  const named = [...HERO_IDS, ...CREATURE_IDS, ...ZONE_IDS, ...THING_IDS, ...QUEST_IDS, ...IMPREVU_IDS, ...SKILL_IDS];
  const kinds = [...ELEMENT_KINDS, ...DOOR_KINDS, ...TRAP_KINDS, ...GRADES, ...SIDES, ...END_WHYS, ...HANDICAP_IDS];
  expect([...named, ...kinds].filter((id) => !text.includes(`\`${id}\``))).toEqual([]);
  for (const id of SPELL_IDS) expect(text).toContain(`\`${id.replace('spell:', '')}\``);
});

it('REIGN-068 the example replays to the events that stand below it', () => {
  const [example = ''] = blocksOf(text, 'json record');
  const [told = ''] = blocksOf(text, 'jsonl');
  const { events } = replayText(example);
  const shown = events.slice(events.findIndex(({ kind }) => kind === 'paid'));
  expect(
    told
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  ).toEqual(shown);
});
