import { heroOf } from '../../../../src/rules/catacombs/model/queries';
import { seatId } from '../../../../src/rules/machine';
import type { CatacombsState } from '../../../../src/rules/catacombs';
import type { HeroId } from '../../../../src/rules/catacombs/words/ids';
import { whatIsWrong } from '../../../../scripts/soak/catacombs/invariants';
import { fight } from '../../catacombs/support/fight';

type Change = (state: CatacombsState) => CatacombsState;

const played = (): CatacombsState =>
  fight({
    monsters: ['monster:orc', 'monster:zombie'],
    boards: { 'hero:wizard': { equipment: ['equipment:familiar'] } },
  }).state;

const model =
  (change: object): Change =>
  (state) =>
    ({ ...state, model: { ...state.model, ...change } }) as CatacombsState;

const hero =
  (id: HeroId, change: object): Change =>
  (state) =>
    model({ heroes: { ...state.model.heroes, [id]: { ...heroOf(state.model, id), ...change } } })(state);

const piece =
  (id: string, change: object): Change =>
  (state) => {
    const room = state.model.room!;
    return model({ room: { ...room, pieces: { ...room.pieces, [id]: { ...room.pieces[id], ...change } } } })(state);
  };

const room =
  (change: object): Change =>
  (state) =>
    model({ room: { ...state.model.room!, ...change } })(state);

const away =
  (id: string): Change =>
  (state) => {
    const { [id]: _, ...pieces } = state.model.room!.pieces;
    return room({ pieces })(state);
  };

const HELD = { hero: 'hero:elf', by: 'monster:orc-1' };
const RATS = [1, 2, 3].map((number) => ({ id: `monster:sewer-rat-${number}`, disc: 'zombie' }));

const ally = { kind: 'ally', card: 'ally:familiar', owner: 'hero:wizard', radiusMm: 9.5, hasActed: false };
const familiar = { ...ally, id: 'ally:familiar', xMm: 250, yMm: 420 };

/** The deck without what a hero owns already. */
const sound = (): CatacombsState => {
  const state = played();
  const equipmentDeck = state.model.equipmentDeck.filter((id) => id !== 'equipment:familiar');
  const inPlay = { zombie: 5, orc: 4 };
  return { ...state, model: { ...state.model, equipmentDeck, stock: { ...state.model.stock, ...inPlay } } };
};

const withFamiliar = piece('ally:familiar', familiar);

const after = (change: Change): string | null => whatIsWrong(change(sound()), true);

const lying = { slipXMm: 0, slipYMm: 0 };

/** More monsters under spikes than she has. */
const overFrozen: Change = (state) => {
  const room = state.model.room!;
  const third = { ...room.pieces['monster:orc-1'], id: 'monster:orc-2', xMm: 250, yMm: 60, spike: lying };
  const crowded = model({ room: { ...room, pieces: { ...room.pieces, 'monster:orc-2': third } } })(state);
  const counted = model({ stock: { ...crowded.model.stock, orc: crowded.model.stock.orc - 1 } })(crowded);
  return piece('monster:zombie-1', { spike: lying })(piece('monster:orc-1', { spike: lying })(counted));
};

it('a sound state has nothing wrong', () => {
  expect(after((state) => state)).toBeNull();
});

it.each<[string, Change]>([
  ['discsAreKept', (state) => model({ stock: { ...state.model.stock, orc: 5 } })(state)],
  ['discsAreKept', (state) => model({ stock: { ...state.model.stock, zombie: 4 } })(state)],
  ['goldIsKept', model({ goldReserve: 11_900 })],
  ['goldIsKept', (state) => hero('hero:elf', { gold: 50 })(state)],
  ['poisonIsKept', model({ poisonDiscard: ['poison:1'] })],
  ['spellsAreKept', hero('hero:wizard', { spells: [] })],
  ['spellsAreKept', hero('hero:elf', { spells: ['spell:heal'] })],
  ['armourIsBounded', hero('hero:elf', { armour: 1 })],
  ['spikesAreKept', overFrozen],
  ['equipmentIsSingle', model({ equipmentDeck: ['equipment:map', 'equipment:map'] })],
  ['equipmentIsSingle', model({ equipmentDeck: [], offer: ['equipment:map'] })],
  ['tracksAreBounded', hero('hero:elf', { life: 9 })],
  ['tracksAreBounded', hero('hero:elf', { life: -1 })],
  ['tracksAreBounded', hero('hero:barbarian', { berserk: 4 })],
  ['tracksAreBounded', hero('hero:thief', { berserk: 1 })],
  ['tracksAreBounded', hero('hero:thief', { magic: 1 })],
  ['discsAreKept', hero('hero:thief', { trophies: { kept: [{ monster: 'monster:orc', disc: 'orc' }], active: [] } })],
  ['discsAreInside', piece('hero:elf', { xMm: 5 })],
  ['discsAreInside', piece('hero:elf', { yMm: Number.NaN })],
  ['discsAreApart', piece('hero:elf', { xMm: 119, yMm: 420 })],
  ['onlyTheLivingLieThere', hero('hero:elf', { life: 0 })],
  ['onlyTheLivingLieThere', piece('monster:orc-1', { life: 3 })],
  [
    'lordIsBounded',
    piece('lord:lich', {
      kind: 'lord',
      id: 'lord:lich',
      card: 'lord:lich',
      xMm: 250,
      yMm: 250,
      radiusMm: 19,
      hasActed: false,
    }),
  ],
  ['alliesAreSingle', (state) => piece('twin', { ...familiar, id: 'twin', yMm: 380 })(withFamiliar(state))],
  ['alliesAreSingle', (state) => hero('hero:wizard', { equipment: [] })(withFamiliar(state))],
  ['idsAreTheirOwn', piece('elsewhere', { ...ally, card: 'none', id: 'ally', xMm: 250, yMm: 420 })],
  ['captivesAreHeld', room({ captives: [{ hero: 'hero:elf', by: 'monster:orc-1' }] })],
  ['captivesAreHeld', (state) => room({ captives: [HELD] })(away('hero:elf')(state))],
  ['stacksAreCarried', (state) => room({ stacks: [{ on: 'hero:elf', monsters: [] }] })(away('hero:elf')(state))],
  ['stacksAreCarried', room({ stacks: [{ on: 'hero:elf', monsters: RATS }] })],
  ['poisonIsSurvived', hero('hero:elf', { poison: ['poison:18', 'poison:19'] })],
  ['promptOrOutcome', (state) => ({ ...state, prompt: null })],
  ['promptOrOutcome', (state) => ({ ...state, prompt: { ...state.prompt!, number: 7 } })],
  ['promptOrOutcome', (state) => ({ ...state, prompt: { ...state.prompt!, seats: [seatId('eve')] } })],
  ['actorsCanAct', piece('hero:elf', { hasActed: true })],
  ['actorsCanAct', piece('hero:elf', { stun: { round: 1, by: 'x' } })],
  ['actionsAreFinished', (state) => model({ room: { ...state.model.room!, actions: [{}] } })(state)],
  ['survivesJson', model({ extra: undefined })],
  ['viewsKeepSecrets', (state) => model({ muster: [state.model.equipmentDeck[0]] })(state)],
])('%s is seen when it is broken', (name, change) => {
  expect(after(change)).toMatch(new RegExp(`^${name}: `));
});
