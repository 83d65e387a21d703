import { hasFlag, UNLAID, waysFrom, waysOver, type Ways } from '../../grid';
import { squareOf, trafficFor } from '../../model/places';
import { kindOf, passageOf } from '../../model/people';
import { objectsAtWork } from '../../model/things';
import type { Leg } from '../../words/deeds';
import { squareName } from '../../words/squares';
import { canDiscover } from './doors';
import type { Offered, Scene } from './scene';

/** REIGN-076, REIGN-189: boots of speed lend a square. */
const strideOf = ({ who }: Scene): number => (objectsAtWork(who).some(({ category }) => category === 'boots') ? 3 : 2);

function goings(scene: Scene, kind: 'walk' | 'run', ways: Ways, than: Ways | null = null): readonly Offered[] {
  const { ground } = scene;
  const made = new Map<number, readonly Leg[]>();
  const told = ({ squares, cost }: Leg): Leg => ({ squares: squares.map((one) => squareOf(ground, one)), cost });
  // What lies behind an exit is dealt when a hero or an ally is about to enter it (REIGN-245).
  const isClosed = !canDiscover(scene.model, scene.who);
  const offered: Offered[] = [];
  for (const end of ways.ends) {
    const cost = ways.costTo(end);
    if ((isClosed && hasFlag(ground, end, UNLAID)) || (than !== null && cost >= than.costTo(end))) continue;
    const to = squareOf(ground, end);
    const way = ways.toldTo(end, told, made);
    offered.push({ deed: { id: `${kind}:${squareName(to)}`, kind, cost, to, way }, why: null });
  }
  return offered;
}

/** Each square that can be walked to, and each that running brings nearer (REIGN-076 to REIGN-079). */
export function offerGoing(scene: Scene): readonly Offered[] {
  const { model, who, ground, at, points } = scene;
  if (points < 1) return [];
  const traffic = trafficFor(model, who);
  const kind = kindOf(who);
  const passage = passageOf(who);
  const go = (stride: number): Ways =>
    passage !== 'foot'
      ? waysOver(ground, at, { traffic, stride, points }, passage)
      : waysFrom(ground, at, { traffic, stride, points });
  const walked = go(1);
  const walks = goings(scene, 'walk', walked);
  if (kind?.canRun === false) return walks;
  const ran = go(strideOf(scene));
  return [...walks, ...goings(scene, 'run', ran, walked)];
}
