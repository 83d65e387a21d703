import { hasFlag, isObstacle, LIQUID } from '../../../src/rules/reign/grid';
import { fullPoints, mostHp } from '../../../src/rules/reign/model/people';
import { groundFor, indexOf } from '../../../src/rules/reign/model/places';
import { squareName, type ReignState } from '../../../src/rules/reign';

/** What is never so, at rest after any command. */
export function complaints(state: ReignState): readonly string[] {
  const { model, prompt, outcome } = state;
  const ground = groundFor(model);
  const people = Object.values(model.people);
  const wrong: string[] = [];
  const say = (isWrong: boolean, text: string) => (isWrong ? wrong.push(text) : 0);
  say((prompt === null) === (outcome === null), 'neither a prompt nor an outcome, or both');
  const seen = new Set<number>();
  for (const person of people) {
    const { id, at, hp, points, waiting, destiny, side, downSince, hands, pack, worn } = person;
    if (at === null) {
      say(!person.isDead, `${id} is gone and not dead`);
      continue;
    }
    const index = indexOf(ground, at);
    // A walker on its way through a trap stands on it while it is asked; whoever flies over nobody is never at rest there.
    say(seen.has(at), `two on ${squareName(at)}`);
    seen.add(at);
    say(index < 0 || isObstacle(ground, index), `${id} stands in a wall`);
    say(hasFlag(ground, index, LIQUID) && prompt?.purpose.kind !== 'cheatDeath', `${id} stands in lava or marsh`);
    say(hp > mostHp(model, person), `${id} has too many hit points`);
    say(side === 'master' && hp <= 0, `${id} is dead on its feet`);
    say(side === 'heroes' && hp <= 0 !== (downSince !== null), `${id} neither stands nor lies`);
    say(points < 0 || points > fullPoints(person) + 8, `${id} has ${points} points`);
    say(waiting < 0 || destiny < 0, `${id} owes points`);
    const held = [...hands, worn].filter((one) => one !== null);
    say(!held.every((one) => pack.some((item) => item.id === one)), `${id} holds what it does not carry`);
    say(new Set(held).size !== held.length, `${id} holds a thing twice`);
  }
  const items = [...people.flatMap(({ pack }) => pack), ...model.dropped.map(({ item }) => item)].map(({ id }) => id);
  say(new Set(items).size !== items.length, 'a thing is in two places');
  say(JSON.stringify(JSON.parse(JSON.stringify(state))) !== JSON.stringify(state), 'it does not survive JSON');
  return wrong;
}
