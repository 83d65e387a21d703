import type { CatacombsState } from '../../../../src/rules/catacombs';
import { afterRoom, camp } from '../../../rules/catacombs/support/camp';
import { fight } from '../../../rules/catacombs/support/fight';
import { owning } from '../../../rules/catacombs/support/gear';
import { FAMILIAR } from '../../../rules/catacombs/support/pieces';
import { withHouse } from '../../../rules/catacombs/support/setup';
import { tableAt } from '../../../rules/catacombs/support/tableAt';
import { partyAt } from '../../../rules/soloth/partyAt';
import { overseersTurn, solothFight } from '../../../rules/soloth/support';

/** The space before a star. */
const BEFORE_STAR = 1;

/** Questions that players at random come to in few games: which ones depends on what the cards are worth. */
/** Of more than five, five of which go together. */
const CROWD = [
  ...Array.from({ length: 4 }, () => ({ monster: 'monster:sewer-rat', disc: 'sewerRat' }) as const),
  ...Array.from({ length: 2 }, () => ({ monster: 'monster:vampire-bat', disc: 'vampireBat' }) as const),
];

export function* seldomAsks(): Generator<CatacombsState> {
  yield camp(afterRoom(BEFORE_STAR)).state;
  const between = { setup: withHouse({ overseerHandOver: true }), model: { pitchCount: 1 }, tasks: [] };
  yield tableAt(between).choose('fairPlacement').state;
  yield overseersTurn({ monsters: ['monster:infernal-acolyte', 'monster:orc'] }).act(
    'monster:infernal-acolyte-1',
    'attack-2',
  ).state;
  yield solothFight({
    monsters: ['monster:phoenix', 'monster:orc'],
    pieces: [{ id: 'monster:phoenix-1', life: 1 }],
  })
    .act('hero:elf', 'punch')
    .flick({ hits: ['monster:phoenix-1'] }).state;
  yield fight({ monsters: ['monster:orc'], pieces: [FAMILIAR] }).act('hero:wizard', 'spell:fireball').state;
  yield fight({ monsters: [['monster:orc', [60, 12.5]]] })
    .act('hero:elf', 'punch')
    .flick({ exits: { 'hero:thief': [60, 0] } }).state;
  yield fight(owning('hero:elf', 'equipment:iron-ring', { monsters: ['monster:ghoul'] }))
    .passAll()
    .act('monster:ghoul-1', 'attack-1')
    .flick({ hits: ['hero:elf'] }).state;
  yield partyAt({
    boards: { 'hero:sorceress': { life: 4, magic: 2 } },
    tasks: [
      {
        kind: 'splitPoints',
        hero: 'hero:sorceress',
        points: 2,
        cause: { by: 'service:healing-touch', rule: 'SOL-135' },
      },
    ],
  }).state;
  yield partyAt({
    boards: {
      'hero:witch-hunter': {
        trophies: {
          kept: [
            { monster: 'monster:orc', disc: 'orc' },
            { monster: 'monster:zombie', disc: 'zombie' },
            { monster: 'monster:ghoul', disc: 'ghoul' },
          ],
          active: [],
        },
      },
    },
    tasks: [{ kind: 'payArtefact', artefact: 'artefact:orc-hide-shield', paid: 0, spent: [] }],
  }).state;
  yield partyAt({
    setup: { expansions: ['soloth', 'vermin'] },
    boards: { 'hero:witch-hunter': { trophies: { kept: CROWD, active: [] } } },
    tasks: [{ kind: 'payVermin', artefact: 'artefact:orc-hide-shield', paid: 0, spent: [] }],
  }).state;
}
