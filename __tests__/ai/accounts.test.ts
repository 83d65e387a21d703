import { Accountant } from '../../scripts/arena/catacombs/balance/accountant';
import { tellLongest, tellTurns } from '../../scripts/arena/catacombs/balance/tellTurns';
import { startCatacombs, type CatacombsEvent } from '../../src/rules/catacombs';
import { gameSetup } from '../../scripts/arena/catacombs/setups';

const { model } = startCatacombs(gameSetup(0), 0).state;

const flicked = (actor: string): CatacombsEvent => ({
  kind: 'flicked',
  pitch: 1,
  actor,
  striker: actor,
  from: null,
  vxMmS: 100,
  vyMmS: 0,
});
const began = (piece: string): CatacombsEvent => ({ kind: 'actionBegan', piece, action: 'attack-1' });

function accountOf(events: readonly CatacombsEvent[]) {
  const accountant = new Accountant('lord:gorgon', [], 'base');
  for (const event of events) accountant.note(event, model);
  return accountant.account;
}

it('counts the turns of foes that came to nothing, and nobody else', () => {
  const { turns } = accountOf([
    { kind: 'passed', piece: 'hero:elf' },
    { kind: 'passed', piece: 'monster:orc-1' },
    began('monster:orc-2'),
    flicked('monster:orc-2'),
    { kind: 'stopped', piece: 'monster:orc-2' },
    began('monster:orc-3'),
    { kind: 'stopped', piece: 'monster:orc-3' },
    began('lord:gorgon'),
    flicked('lord:gorgon'),
  ]);
  expect(turns).toEqual({ 'monster:orc': { times: 3, gain: 2 }, 'lord:gorgon': { times: 1, gain: 0 } });
  const lines = tellTurns([{ turns }, { turns }]).split('\n');
  expect(lines[1]).toMatch(/all +4 of +8 turns +50\.0 % \(21\.5 to 78\.5\)/);
  expect(lines[2]).toMatch(/monster:orc +4 of +6 turns/);
});

it('tells the longest fight and how many were too long', () => {
  const entered: CatacombsEvent = { kind: 'roomEntered', card: 'room:1', board: 'board:1', fight: 'combat' } as never;
  const { fights } = accountOf([entered, { kind: 'roundBegan', round: 31 }, entered, { kind: 'roundBegan', round: 4 }]);
  expect(tellLongest([{ fights }])).toBe('the longest of 2 fights took 31 rounds; 1 took over 30');
});
