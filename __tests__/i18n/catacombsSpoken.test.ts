import { en as englishWording } from '../../src/i18n/catacombs/en';
import { EVENT_KEYS } from '../../src/i18n/catacombs/say/eventKey';
import { PROMPT_KEYS } from '../../src/i18n/catacombs/say/promptKey';
import { textOf } from '../../src/i18n/catacombs/say/promptWords';
import { GEAR_DEEDS } from '../../src/i18n/catacombs/deeds';
import {
  ALLY_CARDS,
  ARTEFACT_CARDS,
  EQUIPMENT_CARDS,
  HERO_CARDS,
  HERO_IDS,
  LORD_CARDS,
  LORD_IDS,
  MONSTER_CARDS,
  MONSTER_IDS,
  PASS,
  SPELL_CARDS,
} from '../../src/rules/catacombs';
import { EVENTS } from './samples/events';
import { PURPOSES } from './samples/purposes';
import { en, fr, whyUnfit } from './samples/speakers';

/** Two short lines. */
const LONGEST_DEED = 72;

const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\{\w+\}\}/g, '.+')}$`, 'i');

describe('the log', () => {
  it.each(EVENT_KEYS)('says %s with everything filled in', (key) => {
    const event = EVENTS[key];
    expect(en.event(event)).toMatch(patternOf(englishWording.events[key]));
    expect([en.event(event), fr.event(event)].map(whyUnfit)).toEqual([null, null]);
  });

  it.each([
    ['struck', 'The Elf strikes Zombie 2.', 'L’Elfe frappe le Zombie 2.'],
    [
      'killedBy',
      'Ghoul 1 dies, slain by the missile: a kill for the Wizard.',
      'La Goule 1 meurt, à cause du missile ; au compte du Magicien.',
    ],
    [
      'damaged',
      'The Barbarian loses 2 life to Giant Scorpion 1; 7 left.',
      'Le Scorpion géant 1 enlève 2 PV au Barbare ; PV restants : 7.',
    ],
    [
      'healed',
      'The Elf regains 4 life, thanks to the Heal spell: now 7.',
      'L’Elfe regagne 4 PV grâce au sort Soin : 7 au total.',
    ],
    ['flicked', 'The Barbarian is flicked.', 'Pichenette du Barbare.'],
    ['actionBegan', 'Centaur 1 acts: Punch → Missile.', 'Le Centaure 1 agit : Coup de poing → Missile.'],
    [
      'spacingLowered',
      'Not enough room: the spacing is lowered to 1.7 cm.',
      'Place insuffisante : l’écart est ramené à 1,7 cm.',
    ],
    ['goldPaid', 'The Thief earns 1,200 gold.', 'Le Voleur gagne 1 200 pièces d’or.'],
    ['offerMade', 'On offer: Map, Iron Ring and Great Axe.', 'À vendre : Carte, Anneau de fer et Grande hache.'],
    [
      'boughtTogether',
      'The Elf gets Resurrection for 1,000 gold, paid together: Thief 700, Wizard 300.',
      'L’Elfe reçoit Résurrection pour 1 000 pièces d’or payées ensemble : Voleur 700, Magicien 300.',
    ],
    ['moved', 'The Sorcerer is elsewhere all at once (Mirage).', 'Le Sorcier change soudain de place (Mirage).'],
    ['movedByRuling', 'By a ruling of Bob, the Elf lies elsewhere now.', 'Décision de Bob : l’Elfe change de place.'],
    ['removedWithWizard', 'The Familiar vanishes: the Wizard is dead.', 'Le Familier disparaît avec le Magicien.'],
  ] as const)('%s reads well in both languages', (key, english, french) => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(plain(en.event(EVENTS[key]))).toBe(english);
    expect(plain(fr.event(EVENTS[key]))).toBe(french);
  });
});

it.each(['VERM-143', 'VERM-053', 'VERM-151'])('%s: whoever climbs down is said to let go', (rule) => {
  const cause = { by: 'hero:elf', rule };
  const event = { kind: 'placed', piece: 'monster:sewer-rat-1', xMm: 150, yMm: 395, cause } as const;
  expect([en.event(event), fr.event(event)]).toEqual([en.event(EVENTS.setDown), fr.event(EVENTS.setDown)]);
});

describe('a prompt', () => {
  it.each(PROMPT_KEYS)('asks %s with everything filled in', (key) => {
    const { name, text } = en.prompt(PURPOSES[key]);
    expect(name).toMatch(patternOf(englishWording.prompts[key].name));
    expect(text).toMatch(patternOf(textOf(englishWording.prompts[key])));
    const french = fr.prompt(PURPOSES[key]);
    expect([name, text, french.name, french.text].map(whyUnfit)).toEqual([null, null, null, null]);
  });
});

describe('an option', () => {
  it.each([
    ['hero:elf>arrows', 'Elf · Arrows', 'Elfe · Flèches'],
    ['monster:skeleton-archer-2>attack-2', 'Skeleton Archer 2 · Missile', 'Archer squelette 2 · Missile'],
    ['lord:dragon>charge', 'Dragon · Charge', 'Dragon · Charge'],
    ['hero:wizard>spell:heal-all', 'Wizard · Heal All', 'Magicien · Soin collectif'],
    ['hero:thief>pass', 'Thief · Pass', 'Voleur · Passer'],
    ['hero:thief>equipment:map>half', 'Thief · Map (half price)', 'Voleur · Carte (à moitié prix)'],
    ['hero:elf>service:resurrection', 'Elf · Resurrection', 'Elfe · Résurrection'],
    ['monster:orc#3', 'Orc 3', 'Orque 3'],
    ['monster:troll+monster:skeleton-warrior', 'Troll and Skeleton Warrior', 'Troll et Guerrier squelette'],
    ['ally:familiar', 'Familiar', 'Familier'],
    ['room:second-healer', 'The Hermit Healer', 'L’Ermite guérisseur'],
    ['adventure:2', 'The Well', 'The Well'],
    ['ann', 'Ann', 'Ann'],
    ['west', 'West', 'Ouest'],
    ['skipToEndOfRound', 'Skip to the end of the round', 'Passer à la fin de la manche'],
  ])('%s is a label', (option, english, french) => {
    expect(en.option(option).replaceAll('\u00a0', ' ')).toBe(english);
    expect(fr.option(option).replaceAll('\u00a0', ' ')).toBe(french);
  });
});

describe('an action', () => {
  it('of a monster is told by its card', () => {
    const told = (monster: string) => [
      en.action(`${monster}-1`, 'attack-1').name,
      fr.action(`${monster}-1`, 'attack-1').name,
    ];
    expect(told('monster:ghoul')).toEqual(['Stunning Punch', 'Coup de poing étourdissant']);
    expect(told('monster:giant-scorpion')).toEqual(['Critical Punch', 'Coup de poing critique']);
    expect(told('monster:cerberus')).toEqual(['Punch → Punch', 'Coup de poing → Coup de poing']);
    for (const id of MONSTER_IDS) {
      MONSTER_CARDS[id].actions.forEach((_, index) =>
        expect(whyUnfit(en.action(`${id}-1`, `attack-${index + 1}`).name)).toBeNull(),
      );
    }
  });

  it('of a hero or Lord has a name and a text of its own', () => {
    const printed = [...HERO_IDS.map((id) => HERO_CARDS[id]), ...LORD_IDS.map((id) => LORD_CARDS[id])];
    for (const { id, actions } of printed) {
      for (const action of actions) {
        for (const words of [en, fr]) expect(words.action(id, action.id).text.length).toBeGreaterThan(20);
      }
    }
  });

  it('of every card and monster is told in a sentence that fits its row', () => {
    const gear = [...Object.values(EQUIPMENT_CARDS), ...Object.values(ARTEFACT_CARDS)];
    const cards = [
      ...[...Object.values(HERO_CARDS), ...Object.values(ALLY_CARDS), ...Object.values(LORD_CARDS)].flatMap(
        ({ actions }) => actions,
      ),
      ...Object.values(SPELL_CARDS),
      ...gear.flatMap(({ use }) => (use.kind === 'action' ? [use.action] : [])),
      { id: 'equipment:rage-draught', steps: [] },
      { id: PASS, steps: [] },
      ...Object.values(MONSTER_CARDS).flatMap(({ actions }) => actions.map((steps) => ({ id: 'attack-1', steps }))),
    ];
    for (const words of [en, fr]) {
      const said = cards.map(({ id, steps }) => words.deed(id, steps));
      expect(said.filter((one) => whyUnfit(one) !== null || one.length > LONGEST_DEED)).toEqual([]);
    }
  });

  it('that is used up or a card has a sentence of its own', () => {
    const gear = [...Object.values(EQUIPMENT_CARDS), ...Object.values(ARTEFACT_CARDS)];
    const used = gear.filter(({ use }) => use.kind === 'action' || use.kind === 'usedUp').map(({ id }) => id);
    expect([...GEAR_DEEDS].sort()).toEqual([...used].sort());
  });

  it('that is a chain says how long', () => {
    const { steps } = HERO_CARDS['hero:barbarian'].actions[1]!;
    expect(en.attacks(steps)).toBe('Punch ×4 in a chain');
    expect(fr.attacks(steps)).toBe('Coup de poing ×4 à la chaîne');
  });
});

it('an outcome says who has won, and why', () => {
  const outcome = { winner: 'heroes', because: 'lordSlain', rule: 'BASE-324' } as const;
  expect(en.outcome(outcome).name).toBe('The Lord is slain');
  expect(fr.outcome(outcome).name).toBe('Le Seigneur est mort');
});
