import type { CatacombsWording } from '../wording';

export const lords = {
  'lord:sorcerer': {
    name: 'Sorcier',
    the: 'le Sorcier',
    text: 'Là où vous visez, il n’est déjà plus. Il change de place, étourdit et se voile. Le Seigneur idéal pour débuter.',
  },
  'lord:gorgon': {
    name: 'Gorgone',
    the: 'la Gorgone',
    text: 'Son regard terrasse les héros ; un second les change en pierre pour toujours.',
  },
  'lord:lich': {
    name: 'Liche',
    the: 'la Liche',
    text: 'Tour après tour, les morts se lèvent à son appel, et elle tire à l’abri derrière eux.',
  },
  'lord:dragon': {
    name: 'Dragon',
    the: 'le Dragon',
    text: 'Il crache des Boules de feu, charge trois fois de suite et engendre des Esprits du feu.',
  },
} satisfies Partial<CatacombsWording['lords']>;
