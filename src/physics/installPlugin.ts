import Matter from 'matter-js';
import { internalsOf, matterDiscs } from './matter-discs';

const WARNINGS_ONLY = 3;

/** Installing twice does nothing; Matter's greeting stays out of the players' console, its warnings do not. */
export function installPlugin(): void {
  const { Common } = internalsOf(Matter);
  const level = Common.logLevel;
  Common.logLevel = WARNINGS_ONLY;
  Matter.Plugin.use(Matter, [matterDiscs]);
  Common.logLevel = level;
}
