import { openReign, type Person, type ReignState } from '../../../src/rules/reign';
import { attackOf } from '../../../src/rules/reign/model/attacks';
import { fight, MORGANE, OGRE, replayText, SVEIN, written } from './hand';

const STRIKE = { way: 'melee', weapon: null, isPowerful: false } as const;

function table(worn: string): ReignState {
  const people = [
    [SVEIN, '0:4,3', { hands: ['armour:great-argika-shield'], worn }],
    [MORGANE, '0:4,5'],
    [OGRE, '0:4,2'],
  ] as const;
  const { setup } = replayText(written(fight('guardroom', people)));
  const opened = openReign(setup, 1);
  if (!opened.ok) throw new Error(opened.error.reason);
  return opened.value.state;
}

const of = ({ model }: ReignState, id: string): Person => {
  const person = model.people[id];
  if (person === undefined) throw new Error(id);
  return person;
};

it('REIGN-172, REIGN-173 what has no body strikes past Endurance and plain armour; magic armour counts', () => {
  const soak = (worn: string, isImmaterial: boolean) => {
    const state = table(worn);
    return attackOf(state.model, { ...of(state, 'ogre-1'), isImmaterial }, of(state, SVEIN), STRIKE).blow.soak;
  };
  expect([soak('armour:mail-shirt', false), soak('armour:mail-shirt', true)]).toEqual([5 + 2 + 2, 2]);
  expect([soak('armour:argika-mail', false), soak('armour:argika-mail', true)]).toEqual([5 + 3 + 2, 5]);
});
