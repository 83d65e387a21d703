import type { Catacombs } from '../../../../rules/catacombs';
import { Face } from '../pieces/Face';
import { heroWith, lifeOf } from './heroesKnown';
import { Life } from './Life';
import type { OptionLook } from '../../../table/question';

const FACE_PT = 44;

const isDown = ({ room }: Catacombs, id: string): boolean => {
  const piece = room?.pieces[id];
  return piece !== undefined && 'stun' in piece && piece.stun !== null;
};

/** A piece of the board as it lies there. */
export const pieceLook = (model: Catacombs, id: string): OptionLook => ({
  face: <Face id={id} sizePt={FACE_PT} tone={isDown(model, id) ? 'fallen' : 'normal'} />,
});

/** A hero with its life, now and after what is offered. */
export function heroLook(model: Catacombs, id: string, after?: number): OptionLook {
  const hero = heroWith(id);
  if (hero === null) return pieceLook(model, id);
  const { life, max } = lifeOf(model, hero);
  return { ...pieceLook(model, id), detail: <Life life={life} max={max} after={after ?? life} /> };
}
