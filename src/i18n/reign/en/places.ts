import type { ReignWording } from '../wording';

export const elements: ReignWording['elements'] = {
  corpse: { name: 'Corpse', the: 'the corpse', text: 'Something may be left on it, or something in it that bites.' },
  chest: { name: 'Chest', the: 'the chest', text: 'Écus, sometimes a treasure, sometimes a lock.' },
  barrel: { name: 'Barrel', the: 'the barrel', text: 'There may be a potion or two among the lees.' },
  table: { name: 'Table', the: 'the table', text: 'Things get left on tables.' },
  tomb: { name: 'Tomb', the: 'the tomb', text: 'Seldom a treasure. Beside it necromancy comes easier.' },
  well: { name: 'Well', the: 'the well', text: 'Its stone lid lies beside it.' },
  bookcase: { name: 'Bookcase', the: 'the bookcase', text: 'Books, scrolls, and what people hide behind them.' },
  rack: { name: 'Rack', the: 'the rack', text: 'Weapons and armour, some of them magic.' },
  statue: {
    name: 'Blessed statue',
    the: 'the blessed statue',
    text: 'No undead or demon enters its zone, and dark spells fail there. To search it is sacrilege.',
  },
  rubble: { name: 'Rubble', the: 'the rubble', text: 'Nothing gets past it, not even a glance.' },
  portal: { name: 'Travel portal', the: 'the travel portal', text: 'It leads back to where you came in.' },
  hole: { name: 'Hole', the: 'the hole', text: 'A long fall, and a turn to climb out.' },
  spikes: { name: 'Spikes', the: 'the spikes', text: '5D damage to whoever does not jump aside.' },
};

export const doors: ReignWording['doors'] = {
  standard: { name: 'Door', the: 'the door', text: 'Planks and a lock that a patient hand can pick.' },
  armoured: { name: 'Armoured door', the: 'the armoured door', text: 'Iron bands, and a lock worth them.' },
  prison: { name: 'Prison door', the: 'the prison door', text: 'Somebody wanted to be sure.' },
};

export const grounds: ReignWording['grounds'] = {
  lava: { name: 'Lava', text: 'Whoever ends in it is gone.' },
  marsh: { name: 'Marsh', text: 'A cold bath and 1D hit points, then back to the bank.' },
  bridge: { name: 'Suspension bridge', text: 'It asks for Agility, and cannot be run over.' },
  cell: { name: 'Cell', text: 'Somebody may be in there.' },
  hiddenDoor: { name: 'Hidden door', text: 'Found only by searching right beside it.' },
  stairs: { name: 'Way down', text: 'Whoever steps on it leaves for the lower levels.' },
};

export const zones: ReignWording['zones'] = {
  'zone:guard-corridor': {
    name: 'Guard corridor',
    the: 'the guard corridor',
    text: 'Straight, narrow, and badly kept.',
  },
  'zone:crossroads': { name: 'Crossroads', the: 'the crossroads', text: 'Three ways on, and no sign.' },
  'zone:guardroom': { name: 'Guardroom', the: 'the guardroom', text: 'Whoever stood guard here left in a hurry.' },
  'zone:crypt': { name: 'Crypt', the: 'the crypt', text: 'Tombs between pillars. Not all are at rest.' },
  'zone:scriptorium': {
    name: 'Scriptorium',
    the: 'the scriptorium',
    text: 'Shelves, dust, and a chest for what was worth it.',
  },
  'zone:cellar': { name: 'Cellar', the: 'the cellar', text: 'Barrels along the walls.' },
  'zone:lava-bridge': { name: 'Lava bridge', the: 'the lava bridge', text: 'One way across, and it swings.' },
  'zone:drowned-vault': { name: 'Drowned vault', the: 'the drowned vault', text: 'Black water, and planks over it.' },
  'zone:prison': { name: 'Prison', the: 'the prison', text: 'Cells on both sides. Some are not empty.' },
  'zone:chapel': { name: 'Chapel', the: 'the chapel', text: 'A blessed statue keeps what is unholy out.' },
  'zone:armoury': { name: 'Armoury', the: 'the armoury', text: 'Behind a locked armoured door, with good reason.' },
  'zone:collapsed-gallery': {
    name: 'Collapsed gallery',
    the: 'the collapsed gallery',
    text: 'The ceiling came down. A portal still glows now and then.',
  },
  'zone:dead-end': { name: 'Dead end', the: 'the dead end', text: 'The old well stands open here.' },
  'zone:wizards-laboratory': {
    name: 'Wizard’s laboratory',
    the: 'the wizard’s laboratory',
    text: 'Chests along the far wall, and somebody to mind them.',
  },
  'zone:gate-of-the-deep': {
    name: 'Gate of the deep',
    the: 'the gate of the deep',
    text: 'From here stairs lead down.',
  },
};

export const imprevus: ReignWording['imprevus'] = {
  'imprevu:ambush': { name: 'Ambush', text: 'Somebody lies in wait where you go next, or comes up from behind.' },
  'imprevu:deceptive-calm': { name: 'Deceptive calm', text: 'Nothing stirs. Yet.' },
  'imprevu:icy-draught': {
    name: 'Icy draught',
    text: 'The torches shrink: sight goes four squares until the next turn.',
  },
  'imprevu:cave-in': {
    name: 'Cave-in',
    text: 'Rubble comes down. Whoever is beside it jumps aside or takes 2D damage.',
  },
  'imprevu:stray-rat': { name: 'Stray rat', text: 'It bites the least agile of you: one hit point.' },
  'imprevu:grim-echo': { name: 'Grim echo', text: 'Every hero has to overcome fear.' },
  'imprevu:false-step': {
    name: 'False step',
    text: 'Whoever leads passes a test of Agility or loses an action point.',
  },
  'imprevu:rusted-lock': { name: 'Rusted lock', text: 'Locks are two harder to pick this turn.' },
  'imprevu:second-wind': { name: 'Second wind', text: 'Every hero regains 1D hit points.' },
  'imprevu:gleam-in-the-dust': { name: 'Gleam in the dust', text: 'A handful of écus for the pot.' },
  'imprevu:forgotten-trap': {
    name: 'Forgotten trap',
    text: 'Somewhere around you there is now a trap that nobody sees.',
  },
  'imprevu:good-omen': { name: 'Good omen', text: 'Whoever leads may have one failed roll of this turn thrown again.' },
};
