import { BOOSTED_DAMAGE, DAMAGE, faceOf, type Ability, type CardId, type Shot } from '../../../../rules/conquest';
import { inSentences } from '../../../kit/components';
import type { ConquestSpeech } from '../words';
import type { CardSaid } from './cardSaid';

/** What a shot of a card is called, and what it does to whom. */
export interface ShotSaid {
  readonly name: string;
  readonly what: string;
}

export function shotSaid({ kind, isTargeted }: Shot, { wording, t }: ConquestSpeech): ShotSaid {
  const { name } = wording.shots[kind];
  const damage = DAMAGE[kind];
  if (damage === 0) return { name, what: t('conquest.card.harmless') };
  return {
    name: isTargeted ? t('conquest.card.targeted', { shot: name }) : name,
    what: t(isTargeted ? 'conquest.card.named' : 'conquest.card.each', {
      damage: kind === 'powerful-wave' ? `${damage}–${BOOSTED_DAMAGE}` : damage,
    }),
  };
}

export function abilitySaid(ability: Ability, { wording, t }: ConquestSpeech): { name: string; text: string } {
  const { name, text } = wording.abilities[ability.kind];
  if (ability.kind !== 'heal') return { name, text };
  const { amount } = ability;
  return {
    name: t('conquest.card.heal', { ability: name, amount }),
    text: `${t('conquest.library.heal', { count: amount })}.`,
  };
}

/** All that is written on a card. */
export function saidOf(card: CardId, words: ConquestSpeech): CardSaid {
  const { wording, name, t } = words;
  const { design } = faceOf(card);
  const kind = t('conquest.library.line', {
    characterClass: wording.classes[design.characterClass],
    role: wording.roles[design.role],
  });
  const ability = design.ability === null ? null : abilitySaid(design.ability, words);
  const shots = design.shots.map((shot) => {
    const said = shotSaid(shot, words);
    return t('conquest.card.shot', { shot: said.name, what: said.what });
  });
  const armour = design.hasArmour ? `${wording.armour.name}. ${t('conquest.card.stays')}` : null;
  const summary = inSentences(name(card), kind, ...shots, ability?.name, ability?.text, armour);
  return { name: name(card), kind, ability, summary };
}
