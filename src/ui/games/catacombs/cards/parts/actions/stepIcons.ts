import type { EffectId, Step } from '../../../../../../rules/catacombs';
import type { CatacombsWords } from '../../../../../../i18n/catacombs';
import { type Hex } from '../../../../../../theme';
import { STEP } from '../../../catalogue';
import type { GlyphId } from '../../../../../kit/glyph';
import type { RuleTopic } from '../../../topics';

type Attack = Extract<Step, { kind: 'pitch' }>['attack'];

/** One picture of an action: what is flicked or done, how often, and what makes it special. */
export interface StepIcon {
  readonly step: Step;
  readonly glyph: GlyphId;
  readonly ground: Hex;
  /** What the attack does beyond its type. */
  readonly modifier: GlyphId | null;
  readonly count: number;
  readonly isChain: boolean;
  readonly topic: RuleTopic;
}

const EFFECTS: Readonly<Record<EffectId, { readonly glyph: GlyphId; readonly topic: RuleTopic }>> = {
  'effect:mirage': { glyph: 'mirage', topic: 'action:mirage' },
  'effect:veil': { glyph: 'veil', topic: 'action:veil' },
  'effect:raise': { glyph: 'raise', topic: 'action:raise' },
  'effect:spawn': { glyph: 'spawn', topic: 'action:spawn' },
  'effect:vanish': { glyph: 'teleport', topic: 'action:vanish' },
  'effect:war-cry': { glyph: 'monsters', topic: 'action:war-cry' },
  'effect:shift': { glyph: 'mirage', topic: 'action:shift' },
  'effect:summon-skeleton': { glyph: 'raise', topic: 'spell:summon-skeleton' },
  'effect:shield': { glyph: 'shield', topic: 'spell:shield' },
  'effect:pavise': { glyph: 'pavise', topic: 'equipment:pavise' },
  'effect:teleport': { glyph: 'teleport', topic: 'spell:teleport' },
  'effect:heal': { glyph: 'heal', topic: 'spell:heal' },
  'effect:heal-all': { glyph: 'healAll', topic: 'spell:heal-all' },
  'effect:volcanism': { glyph: 'volcano', topic: 'ability:volcanism' },
  'effect:summon-vermin': { glyph: 'rats', topic: 'ability:summon-vermin' },
  'effect:cure-poison': { glyph: 'antidote', topic: 'spell:cure-poison' },
  'effect:draw-venom': { glyph: 'antidote', topic: 'equipment:serpent-rod' },
  'effect:ring-of-frost': { glyph: 'frost', topic: 'spell:ring-of-frost' },
  'effect:potion': { glyph: 'potion', topic: 'equipment:healing-potion' },
};

const MODIFIERS = { critical: 'critical', stunning: 'stunning', poison: 'venom', fear: 'fear' } as const;

function topicOf({ type, modifiers, traits }: Attack): RuleTopic {
  if (traits.includes('movement')) return 'keyword:movement';
  if (traits.includes('harmless')) return 'keyword:harmless';
  const [modifier] = modifiers;
  return `keyword:${modifier ?? type}`;
}

function attackIcon(step: Step, attack: Attack, count: number): StepIcon {
  const isMove = attack.traits.includes('movement');
  const [modifier] = attack.modifiers;
  return {
    step,
    glyph: isMove ? 'move' : attack.type,
    ground: isMove ? STEP.move : STEP[attack.type],
    modifier: modifier === undefined ? null : MODIFIERS[modifier],
    count,
    isChain: step.kind === 'chain',
    topic: step.kind === 'chain' ? 'keyword:chain' : topicOf(attack),
  };
}

function iconOf(step: Step): StepIcon {
  if (step.kind === 'pitch') return attackIcon(step, step.attack, 1);
  if (step.kind === 'chain') return attackIcon(step, step.attack, step.count);
  return { step, ...EFFECTS[step.effect], ground: STEP.effect, modifier: null, count: 1, isChain: false };
}

const isSamePitch = (a: Step, b: Step): boolean =>
  a.kind === 'pitch' && b.kind === 'pitch' && JSON.stringify(a.attack) === JSON.stringify(b.attack);

/** An action as pictures in order; the same attack twice running is one picture that counts. */
export const stepIcons = (steps: readonly Step[]): readonly StepIcon[] =>
  steps.reduce<readonly StepIcon[]>((icons, step) => {
    const last = icons.at(-1);
    return last !== undefined && isSamePitch(last.step, step)
      ? [...icons.slice(0, -1), { ...last, count: last.count + 1 }]
      : [...icons, iconOf(step)];
  }, []);

/** What a picture is called: the attack, or what the card does besides. */
export function stepName({ step, topic }: StepIcon, words: CatacombsWords): string {
  if (step.kind !== 'effect') return words.attacks([step]);
  const [, action = ''] = /^action:(.*)$/.exec(topic) ?? [];
  return action === '' ? words.name(topic) : words.action('', action).name;
}
