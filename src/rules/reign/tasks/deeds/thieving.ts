import { chooseOne } from '../../../machine';
import { dice } from '../../content/amounts';
import { distanceOf, hasFlag, isObstacle, LIQUID, touches } from '../../grid';
import { withItem, withoutItem, withPerson } from '../../model/changes';
import { attackOf } from '../../model/attacks';
import type { Item, Person } from '../../model/model';
import { isAble, levelOf, personOf } from '../../model/people';
import { Eye, groundFor, indexOf, squareOf } from '../../model/places';
import { itemOf } from '../../model/things';
import type { ReignPlay, RuleOf } from '../../model/types';
import { meleeArms } from '../../moments/offers/fighting';
import { THROW } from '../../moments/offers/taking';
import { testOf } from '../../moments/tests';
import { throwAmount } from '../../moments/throws';
import type { CharacterId } from '../../words/characters';
import type { Doing } from '../../words/deeds';
import { squareName, squareNamed, type Square } from '../../words/squares';
import type { After } from '../../words/tasks';
import { chosenOption } from '../steps/answers';

export function steal(play: ReignPlay, who: Person, { target, item }: Extract<Doing, { kind: 'steal' }>): void {
  const difficulty = levelOf(play.model, personOf(play.model, target), 'agility');
  const test = testOf(play.model, who, 'steal', difficulty);
  play.next({ kind: 'test', who: who.id, why: 'steal', test, then: { kind: 'steal', target, item } });
}

/** Ten times 2D from a GM character, the first time alone; a hero carries no purse in here (REIGN-124, REIGN-125). */
function loot(play: ReignPlay, who: CharacterId, target: Person): number {
  if (target.side === 'heroes' || target.isRobbed) return 0;
  const coins = 10 * throwAmount(play, who, 'amount', dice(2));
  play.change(withPerson(play.model, target.id, { isRobbed: true }));
  play.change({ ...play.model, pot: play.model.pot + coins });
  return coins;
}

type Theft = Extract<After, { kind: 'steal' }>;

/** The thing and the coins; or it is noticed, and struck at like somebody who cannot move. */
export function afterStealing(
  play: ReignPlay,
  who: CharacterId,
  { target: id, item: itemId }: Theft,
  isPassed: boolean,
): void {
  const target = personOf(play.model, id);
  if (!isPassed) return noticed(play, who, id);
  const item = itemOf(target, itemId);
  if (item !== null) play.change(withItem(withoutItem(play.model, id, item.id), who, item));
  const coins = loot(play, who, target);
  play.emit({ kind: 'stole', who, target: id, item: itemId, coins });
}

/** The thief counts as somebody who cannot move. */
export function noticed(play: ReignPlay, who: CharacterId, by: CharacterId): void {
  play.emit({ kind: 'noticed', who: by, target: who });
  strikeBack(play, personOf(play.model, by), who);
}

function strikeBack(play: ReignPlay, by: Person, thief: CharacterId): void {
  if (!isAble(by) || by.web > 0) return;
  const weapon = meleeArms(by)[0]?.weapon ?? null;
  const how = { way: 'melee', weapon, isPowerful: false, isSure: true } as const;
  play.next({ kind: 'guard', attack: attackOf(play.model, by, personOf(play.model, thief), how) });
}

/** Any square in sight within twice the Force (REIGN-126). */
export const aimThrowRule: RuleOf<'aimThrow'> = {
  run(play, { who, item }) {
    const person = personOf(play.model, who);
    const ground = groundFor(play.model);
    const eye = new Eye(play.model, person);
    const [own, range] = [indexOf(ground, person.at), 2 * levelOf(play.model, person, 'force')];
    const squares = [...ground.squares.keys()].filter(
      (index) =>
        index !== own &&
        !isObstacle(ground, index) &&
        distanceOf(ground, own, index) <= range &&
        eye.isOn(squareOf(ground, index)),
    );
    if (squares.length === 0) return;
    const options = squares.map((index) => squareName(squareOf(ground, index)));
    play.ask([person.seat], { kind: 'throwAt', who, item }, chooseOne(options));
  },
  answer(play, { who, item }, answer) {
    const at = squareNamed(chosenOption(answer) ?? '');
    if (at === null) return;
    const test = testOf(play.model, personOf(play.model, who), 'throw', THROW);
    play.next({ kind: 'test', who, why: 'throw', test, then: { kind: 'throw', item, at } });
  },
};

/** Missed, it lands beside, anywhere but in an obstacle; lava and marsh keep it. */
export function afterThrowing(
  play: ReignPlay,
  who: CharacterId,
  { item: id, at }: Extract<After, { kind: 'throw' }>,
  isPassed: boolean,
): void {
  const item = itemOf(personOf(play.model, who), id);
  if (item === null) return;
  play.change(withoutItem(play.model, who, id));
  comeDown(play, who, item, isPassed ? at : astray(play, at));
}

function astray(play: ReignPlay, at: Square): Square {
  const ground = groundFor(play.model);
  const own = indexOf(ground, at);
  const around = [...ground.squares.keys()].filter(
    (index) => touches(ground, own, index) && !isObstacle(ground, index),
  );
  const found = around[play.drawBelow('play', Math.max(1, around.length))];
  return found === undefined ? at : squareOf(ground, found);
}

function comeDown(play: ReignPlay, who: CharacterId, item: Item, at: Square): void {
  const ground = groundFor(play.model);
  if (hasFlag(ground, indexOf(ground, at), LIQUID)) return play.emit({ kind: 'vanishedInto', who, item: item.id, at });
  play.change({ ...play.model, dropped: [...play.model.dropped, { at, item }] });
  play.emit({ kind: 'landed', who, item: item.id, at });
}
