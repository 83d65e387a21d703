import type { CatacombsWording } from '../wording';

export const lords = {
  'lord:sorcerer': {
    name: 'Sorcerer',
    the: 'the Sorcerer',
    text: 'Where you aim, he no longer is. He swaps places, stuns, and veils himself. The Lord for a first game.',
  },
  'lord:gorgon': {
    name: 'Gorgon',
    the: 'the Gorgon',
    text: 'Her gaze lays heroes low; a second look turns them to stone for good.',
  },
  'lord:lich': {
    name: 'Lich',
    the: 'the Lich',
    text: 'The dead rise at its call, turn after turn, while it shoots from behind them.',
  },
  'lord:dragon': {
    name: 'Dragon',
    the: 'the Dragon',
    text: 'Breathes Fireballs, charges three times in a row, and breeds Fire Spirits.',
  },
} satisfies Partial<CatacombsWording['lords']>;
