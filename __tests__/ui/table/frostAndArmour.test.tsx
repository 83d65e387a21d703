import { screen } from '@testing-library/react-native';
import { shownAtRest } from '../../../src/session/catacombs/shown/shownAfter';
import { shownOf } from '../../../src/session/catacombs/shown/shownOf';
import { liveHero, roomMonsters } from '../../../src/ui/games/catacombs/live/liveOf';
import { sceneOf } from '../../../src/ui/games/catacombs/pieces/sceneOf';
import { HeroCell } from '../../../src/ui/games/catacombs/heroes/HeroCell';
import { heroesAtTable } from '../../../src/ui/games/catacombs/heroes/heroState';
import type { Table } from '../../rules/catacombs/support/table';
import { frozenFight } from '../../rules/soloth/frost';
import { solothParty } from '../../rules/soloth/support';
import { renderInApp } from '../renderApp';
import { asView } from '../../session/support/ofCatacombs';
import { catacombsWords } from '../../support/words';

const ORC = 'monster:orc-1';

const marksOf = ({ state }: Table, id: string) =>
  sceneOf(shownOf(state)).pieces.find((piece) => piece.id === id)?.marks;
const seen = ({ state }: Table) => ({ shown: shownOf(state), view: asView(state) });

describe('what the eye sees of frost and armour', () => {
  const frozen = () => frozenFight([ORC], { monsters: ['monster:orc', 'monster:orc'] });

  it('a shell of ice on who is frozen, and on nobody else', () => {
    expect(marksOf(frozen(), ORC)).toContain('frozen');
    expect(marksOf(frozen(), 'monster:orc-2')).not.toContain('frozen');
  });

  it('the ice lies where a flick has left it, and is gone when it has fallen off', () => {
    const shown = shownOf(frozen().state);
    const rest = (fell: boolean) => ({
      discs: [],
      projectile: null,
      riders: [{ id: 'spike', hostId: ORC, slipXMm: 3, slipYMm: -4, fell }],
    });
    const orc = (fell: boolean) => sceneOf(shownAtRest(shown, rest(fell))).pieces.find(({ id }) => id === ORC);
    expect(orc(false)).toMatchObject({ slipMm: { x: 3, y: -4 } });
    expect(orc(true)?.marks).not.toContain('frozen');
  });

  it('the card of the monster says which disc it is', () => {
    expect(roomMonsters(seen(frozen())).flatMap(({ live }) => live.discs.map(({ standing }) => standing))).toEqual([
      'frozen',
      null,
    ]);
  });

  it('a ring of armour on the Paladin, half of one for his last point', () => {
    expect(marksOf(solothParty(), 'hero:paladin')).toContain('armoured');
    const thin = solothParty({ boards: { 'hero:paladin': { armour: 1 } } });
    expect(marksOf(thin, 'hero:paladin')).toContain('halfArmoured');
    expect(marksOf(thin, 'hero:paladin')).not.toContain('armoured');
    expect(marksOf(solothParty(), 'hero:sorceress')).not.toContain('armoured');
    const spent = solothParty({ boards: { 'hero:paladin': { armour: 0 } } });
    expect(marksOf(spent, 'hero:paladin')).not.toContain('armoured');
  });

  it('armour and spikes that are left stand on the boards of their heroes', () => {
    expect(liveHero(seen(frozen()), 'hero:paladin')).toMatchObject({ armour: 2, spikes: null });
    expect(liveHero(seen(frozen()), 'hero:ice-princess')).toMatchObject({ armour: null, spikes: 1 });
  });

  it('between two rooms all her spikes are hers', () => {
    const { state: fought } = solothParty();
    const state = { ...fought, model: { ...fought.model, room: null } };
    expect(liveHero({ shown: shownOf(state), view: asView(state) }, 'hero:ice-princess')).toMatchObject({ spikes: 2 });
  });

  it('the Paladin’s place counts his armour, for the eye and for the ear', async () => {
    const { state } = solothParty({ boards: { 'hero:paladin': { armour: 1 } } });
    const paladin = heroesAtTable(shownOf(state), [], null).find(({ id }) => id === 'hero:paladin')!;
    const unused = () => undefined;
    await renderInApp(
      <HeroCell hero={paladin} words={catacombsWords('en')} form="board" onPress={unused} onHold={unused} />,
    );
    expect(screen.getByTestId('armour')).toBeTruthy();
    expect(screen.getByLabelText(/1 armour/)).toBeTruthy();
  });
});
