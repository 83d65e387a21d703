import { touches } from '../../grid';
import { withPerson } from '../../model/changes';
import { withNewcomer } from '../../model/made';
import type { Person } from '../../model/model';
import { everybody, isFearless, isWarded, personOf } from '../../model/people';
import { Eye, groundFor, indexOf } from '../../model/places';
import type { ReignPlay } from '../../model/types';
import { lose, loseEach } from '../../moments/harm';
import { testOf } from '../../moments/tests';
import type { CharacterId } from '../../words/characters';
import type { CreatureId } from '../../words/creatures';
import type { SpellId } from '../../words/spells';
import { soaked, thrown, type Casting, type Effect } from './spellAmounts';
import { whiskAway } from './objects';

const change = (play: ReignPlay, id: CharacterId, by: Partial<Person>): void =>
  play.change(withPerson(play.model, id, by));

/** Nobody who fights a duel is touched by what goes round, nor in talisman armour (REIGN-144, REIGN-192/3). */
const foesOf = (play: ReignPlay, { side }: Person): readonly Person[] =>
  everybody(play.model).filter(
    (one) => one.side !== side && one.at !== null && one.duel === null && !isWarded(one, 'spells'),
  );

/** Whoever is in sight, at its next turn (REIGN-305). */
const dread: Effect = (play, { who }) => {
  const caster = personOf(play.model, who);
  const eye = new Eye(play.model, caster);
  for (const foe of foesOf(play, caster)) {
    if (eye.has(foe) && !isFearless(foe)) change(play, foe.id, { threat: Math.max(foe.threat, DREAD) });
  }
};
const DREAD = 3;

/** One throw for the target and each of its side beside it, every figure of a swarm (REIGN-164, REIGN-305). */
const lightning: Effect = (play, casting) => {
  const { who, target, spell } = casting;
  const ground = groundFor(play.model);
  const hit = indexOf(ground, personOf(play.model, target).at);
  const caster = personOf(play.model, who);
  const near = foesOf(play, caster).filter(({ id, at }) => id !== target && touches(ground, hit, indexOf(ground, at)));
  const points = thrown(play, casting);
  for (const id of [target, ...near.map((one) => one.id)]) {
    loseEach(play, id, points - soaked(play.model, personOf(play.model, id), spell), 'spell', who);
  }
};

/** It fights for the caster, from its next turn on, for this quest (REIGN-306, REIGN-307). */
function call(play: ReignPlay, { who, at }: Casting, is: CreatureId): void {
  const { side, seat } = personOf(play.model, who);
  if (at === null) return;
  const { model, id } = withNewcomer(play.model, { is, side, seat, at, figures: 1 });
  play.change(withPerson(model, id, { calledBy: who }));
  play.emit({ kind: 'summoned', who: id, by: who, what: is, at });
}

const raiseCorpse: Effect = (play, casting) => {
  const { board, graves } = play.model;
  const elements = board.elements.filter(({ kind, at }) => kind !== 'corpse' || at !== casting.at);
  play.change({ ...play.model, board: { ...board, elements }, graves: graves.filter((at) => at !== casting.at) });
  call(play, casting, 'creature:revenant');
};

/** Will against 6, or half of what is left, rounded up (REIGN-307). */
const damnation: Effect = (play, { target }) => {
  const test = testOf(play.model, personOf(play.model, target), 'damnation', DAMNATION);
  play.next({ kind: 'test', who: target, why: 'damnation', test, then: { kind: 'damnation' } });
};
const DAMNATION = 6;

export const damn = (play: ReignPlay, id: CharacterId): void =>
  void lose(play, id, Math.ceil(personOf(play.model, id).hp / 2), 'spell', null);

export const CALLINGS = {
  'spell:dread': dread,
  'spell:chain-of-lightning': lightning,
  'spell:raise-a-corpse': raiseCorpse,
  'spell:grave-walk': (play, { who }) => {
    change(play, who, { isImmaterial: true });
    play.emit({ kind: 'faded', who });
  },
  'spell:hellish-claws': (play, { target }) => {
    change(play, target, { hasClaws: true });
    play.emit({ kind: 'clawed', who: target });
  },
  'spell:black-wings': (play, { who }) => {
    change(play, who, { hasWings: true });
    play.emit({ kind: 'winged', who });
  },
  'spell:call-imp': (play, casting) => call(play, casting, 'creature:imp'),
  'spell:infernal-door': (play, { who }) => whiskAway(play, personOf(play.model, who)),
  'spell:damnation': damnation,
} satisfies Partial<Record<SpellId, Effect>>;
