import {
  ARENA_MM,
  CHARACTER_IDS,
  cardId,
  CORNERS,
  crystalsOf,
  DAMAGE,
  deckOf,
  DESIGNS,
  LAYOUT_IDS,
  printedOn,
  radiusOf,
  ROLES,
  SIGNS,
  TEAMS,
} from '../../../src/rules/conquest';

const printed = (team: string) =>
  DESIGNS.filter((design) => design.team === team).map(({ id, role, signs, shots, ability, hasArmour }) => {
    const row = shots.map(({ kind, isTargeted }) => `${kind}${isTargeted ? '*' : ''}`).join(' ');
    const does = ability === null ? '-' : ability.kind === 'heal' ? `heal ${ability.amount}` : ability.kind;
    return [id, role, signs.join('/'), row, does, hasArmour ? 'armour' : '-'];
  });

it('CONQ-007, CONQ-193 each team has 28 cards: 14 faces, two of each, which differ in their sign alone', () => {
  for (const team of TEAMS) {
    const deck = deckOf(team);
    expect(deck).toHaveLength(28);
    expect(new Set(deck).size).toBe(28);
    const faces = deck.map(printedOn);
    for (const design of new Set(faces)) {
      expect(faces.filter((face) => face === design)).toHaveLength(2);
      expect(design.signs[0]).not.toBe(design.signs[1]);
      expect(deck).toEqual(expect.arrayContaining(design.signs.map((sign) => cardId(design.id, sign))));
    }
  }
});

it('CONQ-194 the deck of the Sword, as printed', () => {
  expect(printed('sword')).toEqual([
    ['berserker-mage', 'spellcaster', 'rat/moth', 'combat move combat', '-', '-'],
    ['royal-archer', 'hunter', 'lizard/coral', 'move longbow longbow', '-', '-'],
    ['enchantress', 'spellcaster', 'jellyfish/moth', 'move fireball*', 'heal 2', '-'],
    ['witch-hunter', 'hunter', 'spider/rat', 'move missile', 'reset', '-'],
    ['shield-knight', 'fighter', 'coral/lizard', 'combat move', '-', 'armour'],
    ['hill-barbarian', 'fighter', 'rat/spider', 'critical move', '-', '-'],
    ['pathfinder', 'explorer', 'moth/jellyfish', 'move missile move', 'insight', '-'],
    ['lay-sister', 'spellcaster', 'coral/rat', 'wave move', 'heal 1', '-'],
    ['cave-surveyor', 'explorer', 'lizard/spider', 'move move combat', 'quake', 'armour'],
    ['captain-of-the-watch', 'leader', 'rat/coral', 'move move', 'surprise', '-'],
    ['warrior-queen', 'leader', 'jellyfish/lizard', 'critical move', 'stun', 'armour'],
    ['gryphon', 'creature', 'moth/spider', 'move combat move', 'capture', '-'],
    ['clay-guardian', 'creature', 'coral/jellyfish', 'move powerful-wave', '-', 'armour'],
    ['bolt-hunter', 'hunter', 'spider/moth', 'move missile*', 'sunder', '-'],
  ]);
});

it('CONQ-195 the deck of the Skull, as printed', () => {
  expect(printed('skull')).toEqual([
    ['beyond-the-grave-zombie', 'creature', 'rat/spider', 'move move', 'surprise', '-'],
    ['marauder', 'explorer', 'lizard/moth', 'move missile', 'capture', 'armour'],
    ['behemoth', 'creature', 'coral/jellyfish', 'critical move', 'stun', 'armour'],
    ['witch', 'spellcaster', 'spider/rat', 'move powerful-wave', '-', '-'],
    ['phoenix', 'creature', 'moth/lizard', 'fireball move', 'reset', '-'],
    ['bone-archer', 'hunter', 'rat/coral', 'move longbow longbow', '-', '-'],
    ['bull-of-the-maze', 'fighter', 'lizard/spider', 'combat move combat', '-', '-'],
    ['pale-count', 'leader', 'jellyfish/moth', 'move combat move', 'quake', 'armour'],
    ['marsh-shaman', 'spellcaster', 'coral/lizard', 'move fireball*', 'heal 2', '-'],
    ['cave-sneak', 'explorer', 'rat/jellyfish', 'move missile move', 'insight', '-'],
    ['black-rider', 'fighter', 'spider/coral', 'combat move', '-', 'armour'],
    ['tide-hag', 'spellcaster', 'jellyfish/rat', 'wave move', 'heal 1', '-'],
    ['grave-tyrant', 'leader', 'moth/spider', 'critical move', '-', '-'],
    ['trophy-hunter', 'hunter', 'lizard/coral', 'missile* move', 'sunder', '-'],
  ]);
});

it('CONQ-220 the classes of the 28 faces', () => {
  const ofClass = (wanted: string) =>
    DESIGNS.filter(({ characterClass }) => characterClass === wanted).map(({ id }) => id);
  expect(ofClass('elf')).toEqual(['enchantress', 'pathfinder']);
  expect(ofClass('dwarf')).toEqual(['cave-surveyor']);
  expect(ofClass('construct')).toEqual(['clay-guardian']);
  expect(ofClass('goblin')).toEqual(['cave-sneak']);
  expect(ofClass('beast')).toEqual(['gryphon', 'behemoth', 'phoenix', 'bull-of-the-maze']);
  expect(ofClass('swampFolk')).toEqual(['marsh-shaman', 'tide-hag']);
  expect(ofClass('undead')).toEqual([
    'beyond-the-grave-zombie',
    'bone-archer',
    'pale-count',
    'black-rider',
    'grave-tyrant',
  ]);
  expect(ofClass('human')).toHaveLength(12);
});

it('CONQ-046, CONQ-047, CONQ-215 all six roles and all six signs are printed', () => {
  expect(new Set(DESIGNS.map(({ role }) => role))).toEqual(new Set(ROLES));
  expect(new Set(DESIGNS.flatMap(({ signs }) => signs))).toEqual(new Set(SIGNS));
});

it('CONQ-196 both sides have eight armour cards and two that reset', () => {
  for (const team of TEAMS) {
    const faces = deckOf(team).map(printedOn);
    expect(faces.filter(({ hasArmour }) => hasArmour)).toHaveLength(8);
    expect(faces.filter(({ ability }) => ability?.kind === 'reset')).toHaveLength(2);
  }
});

it('CONQ-197 a card that stuns or captures has exactly one shot that wounds', () => {
  const onDamage = DESIGNS.filter(({ ability }) => ability?.kind === 'stun' || ability?.kind === 'capture');
  expect(onDamage.map(({ id }) => id)).toEqual(['warrior-queen', 'gryphon', 'marauder', 'behemoth']);
  for (const { shots } of onDamage) expect(shots.filter(({ kind }) => DAMAGE[kind] > 0)).toHaveLength(1);
});

it('CONQ-100 only ranged icons are targeted', () => {
  const targeted = DESIGNS.flatMap(({ shots }) => shots).filter(({ isTargeted }) => isTargeted);
  expect(new Set(targeted.map(({ kind }) => kind))).toEqual(new Set(['fireball', 'missile']));
});

it('CONQ-101 what each shot does to whom it hits', () => {
  expect(DAMAGE).toEqual({
    ...{ move: 0, combat: 1, critical: 2 },
    ...{ missile: 1, fireball: 1, longbow: 1, wave: 1, 'powerful-wave': 2 },
  });
});

it('CONQ-016, CONQ-017 five sizes of discs', () => {
  const kinds = ['missile', 'longbow', 'move', 'fireball', 'wave', 'powerful-wave'] as const;
  expect(kinds.map((kind) => 2 * radiusOf(kind))).toEqual([12, 19, 25, 25, 44, 44]);
});

it('CONQ-023 half a turn leaves each layout as it is', () => {
  for (const layout of LAYOUT_IDS) {
    const spots = crystalsOf(layout).map(({ xMm, yMm }) => [xMm.toFixed(6), yMm.toFixed(6)].join(' '));
    const turned = crystalsOf(layout).map(({ xMm, yMm }) =>
      [(ARENA_MM.widthMm - xMm).toFixed(6), (ARENA_MM.heightMm - yMm).toFixed(6)].join(' '),
    );
    expect(new Set(turned)).toEqual(new Set(spots));
    expect(new Set(spots).size).toBe(5);
  }
});

it('CONQ-026 one corner for each Character, 15 mm from both walls', () => {
  expect(CHARACTER_IDS.map((id) => [CORNERS[id].xMm, CORNERS[id].yMm])).toEqual([
    [27.5, 27.5],
    [27.5, 327.5],
    [582.5, 327.5],
    [582.5, 27.5],
  ]);
});

it('CONQ-192, CONQ-216 the faces that the tutorial tells of, as it tells of them', () => {
  const told = (id: string) => {
    const { shots, ability, hasArmour } = DESIGNS.find((design) => design.id === id)!;
    return [shots.map(({ kind, isTargeted }) => (isTargeted ? `${kind}*` : kind)), ability, hasArmour];
  };
  expect(told('berserker-mage')).toEqual([['combat', 'move', 'combat'], null, false]);
  expect(told('beyond-the-grave-zombie')).toEqual([['move', 'move'], { kind: 'surprise' }, false]);
  expect(told('marauder')).toEqual([['move', 'missile'], { kind: 'capture' }, true]);
  expect(told('royal-archer')).toEqual([['move', 'longbow', 'longbow'], null, false]);
  expect(told('behemoth')).toEqual([['critical', 'move'], { kind: 'stun' }, true]);
  expect(told('witch')).toEqual([['move', 'powerful-wave'], null, false]);
  expect(told('enchantress')).toEqual([['move', 'fireball*'], { kind: 'heal', amount: 2 }, false]);
});
