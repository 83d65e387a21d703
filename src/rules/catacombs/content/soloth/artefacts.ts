import type { ArtefactCard } from '../cards/artefactCard';
import { FIREBALL, pitch, STUNNING_BOLT } from '../attacks';
import type { ArtefactId } from '../../words/ids';

/** The Witch Hunter's seven, each dearer and stronger than the one before; each asks for circles of any colour (SOL-148). */
export const ARTEFACT_CARDS: Readonly<Record<ArtefactId, ArtefactCard>> = {
  // SOL-152
  'artefact:orc-hide-shield': {
    id: 'artefact:orc-hide-shield',
    cost: ['dungeon', 'any'],
    use: { kind: 'lasting' },
  },
  'artefact:grave-charm': {
    id: 'artefact:grave-charm',
    cost: ['undead', 'any'],
    use: { kind: 'lasting' },
  },
  'artefact:ember-flask': {
    id: 'artefact:ember-flask',
    cost: ['infernal', 'any', 'any'],
    use: { kind: 'action', action: { id: 'artefact:ember-flask', kind: 'special', steps: [pitch(FIREBALL)] } },
  },
  'artefact:horned-blade': {
    id: 'artefact:horned-blade',
    cost: ['mythological', 'mythological', 'any'],
    use: { kind: 'lasting' },
  },
  'artefact:hunters-net': {
    id: 'artefact:hunters-net',
    cost: ['dungeon', 'mythological', 'any', 'any'],
    use: { kind: 'action', action: { id: 'artefact:hunters-net', kind: 'special', steps: [pitch(STUNNING_BOLT)] } },
  },
  'artefact:trophy-cloak': {
    id: 'artefact:trophy-cloak',
    cost: ['undead', 'infernal', 'any', 'any'],
    use: { kind: 'oncePerRoom' },
  },
  'artefact:witchbane': {
    id: 'artefact:witchbane',
    cost: ['undead', 'dungeon', 'mythological', 'infernal', 'any'],
    use: { kind: 'lasting' },
  },
};
