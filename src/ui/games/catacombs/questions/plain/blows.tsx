import { StyleSheet, View } from 'react-native';
import type { CatacombsText } from '../../../../../i18n/catacombs';
import { heroOf, isAlly, NOBODY, readOption, SPIKE_ON_BOARD } from '../../../../../rules/catacombs';
import type { OptionId } from '../../../../../rules/machine';
import { SPACE } from '../../../../../theme';
import type { OptionLook } from '../../../../table/question';
import type { Asked } from '../../parts/asked';
import { lifeOf } from '../../parts/heroesKnown';
import { lastHappened } from '../../parts/lastHappened';
import { Life } from '../../parts/Life';
import { Magic } from '../../parts/Magic';
import { noteOfPrice, noteOfUse } from '../../parts/priceNote';
import { Face } from '../../pieces/Face';
import type { PlainRows } from './plain';

export const FACE_PT = 44;
const LARGE_FACE_PT = 48;

export const face = (id: string) => <Face id={id} sizePt={FACE_PT} />;

const inOneLine = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

/** What takes no life and may be stopped all the same is a rat that climbs. */
function suffered(damage: number, lifeAfter: number) {
  if (damage === 0) return 'prompts.sufferClimb';
  return lifeAfter === 0 ? 'prompts.sufferDeath' : 'prompts.sufferDamage';
}

/** A blow before it counts, with what may be given to be spared it. */
type Blow = Asked<'absorb'> | Asked<'cancelPitch'>;

const lifeUnder = ({ state, purpose: { hero, damage } }: Blow) => {
  const { life, max } = lifeOf(state.view.model, hero);
  return { hero, damage, life, max, after: Math.max(0, life - damage) };
};

const costOf = ({ state, purpose }: Blow, t: CatacombsText): string =>
  purpose.kind === 'absorb'
    ? t('prompts.armourSpent', { left: purpose.armour - 1 })
    : inOneLine(t('prompts.cloakUsed'), noteOfUse(state.view.model, purpose.hero, purpose.equipment, t));

/** The life that the blow would take, and what keeps it. */
const BEFORE_DAMAGE = {
  cause: (asked: Blow) => lastHappened(asked, ({ kind }) => kind === 'struck'),
  above(asked: Blow) {
    const { hero, life, max, after } = lifeUnder(asked);
    return (
      <View style={styles.row}>
        <Face id={hero} sizePt={LARGE_FACE_PT} />
        <Life life={life} max={max} after={after} />
      </View>
    );
  },
  look(option: OptionId, asked: Blow, t: CatacombsText): OptionLook {
    const { damage, after } = lifeUnder(asked);
    const isSpared = option === (asked.purpose.kind === 'absorb' ? 'absorb' : 'cancel');
    return { note: isSpared ? costOf(asked, t) : t(suffered(damage, after), { damage }) };
  },
};

/** What a hero pays for a flick, and what a flick does to whom. */
export const BLOWS: PlainRows<
  | 'absorb'
  | 'cancelPitch'
  | 'castFrom'
  | 'sharpenArrow'
  | 'stayUp'
  | 'freeze'
  | 'loseSpike'
  | 'retaliate'
  | 'payWithLife'
> = {
  absorb: BEFORE_DAMAGE,
  cancelPitch: BEFORE_DAMAGE,
  castFrom: {
    look: (option, _, t) => ({
      face: face(option),
      note: t(isAlly(readOption(option).of) ? 'prompts.castFromAlly' : 'prompts.castFromHero'),
    }),
  },
  sharpenArrow: {
    look: (option, _, t) => ({ note: t(option === 'barbed' ? 'prompts.arrowBarbed' : 'prompts.arrowPlain') }),
  },
  stayUp: {
    cause: (asked) => lastHappened(asked, (event) => 'target' in event && event.target === asked.purpose.hero),
    look(option, { purpose, state }, t): OptionLook {
      const { hero, equipment } = purpose;
      const isUp = option === 'stayUp';
      const price = noteOfUse(state.view.model, hero, equipment, t);
      return {
        face: <Face id={hero} sizePt={FACE_PT} tone={isUp ? 'normal' : 'fallen'} />,
        note: isUp ? inOneLine(t('prompts.ringUsed'), price) : t('prompts.goesDown'),
      };
    },
  },
  freeze: { look: (option, _, t) => ({ face: face(option), note: t('prompts.freezes') }) },
  loseSpike: {
    look: (option, _, t) =>
      option === SPIKE_ON_BOARD
        ? { note: t('prompts.spikeKept') }
        : { face: face(option), note: t('prompts.spikeGoes') },
  },
  retaliate: {
    cause: (asked) =>
      lastHappened(asked, (event) => event.kind === 'struck' && asked.purpose.pieces.includes(event.target)),
    look: (option: OptionId, { words, purpose }, t) =>
      option === NOBODY
        ? { note: t('prompts.staysCalm') }
        : { face: face(option), note: t('prompts.retaliates', { attacker: words.name(purpose.against) }) },
  },
  payWithLife: {
    above({ purpose: { hero, price }, state }) {
      const { model } = state.view;
      const { life, max } = lifeOf(model, hero);
      const { magic = 0 } = heroOf(model, hero);
      return (
        <View style={styles.row}>
          <Face id={hero} sizePt={LARGE_FACE_PT} />
          <Life life={life} max={max} after={life - price.life} />
          <Magic magic={magic} after={magic - price.magic} />
        </View>
      );
    },
    look: (option, { purpose }, t) => ({
      note: option === 'payLife' ? noteOfPrice(purpose.price, t) : t('prompts.lifeKept'),
    }),
  },
};

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m },
});
