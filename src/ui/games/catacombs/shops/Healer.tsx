import { StyleSheet, View } from 'react-native';
import { CURE, HEALING_TOUCH, LEAVE, RESURRECTION } from '../../../../rules/catacombs';
import { SPACE, UI } from '../../../../theme';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import { LeatherButton, Words } from '../../../kit/components';
import type { Asked } from '../parts/asked';
import { answerWith, Options, Question } from '../../../table/question';
import { heroWith, lifeOf } from '../parts/heroesKnown';
import { Life } from '../parts/Life';
import { taskNow } from '../parts/taskNow';
import { salesIn, type Sale } from './sales';
import { Purse } from './Purse';
import { SaleButton } from './SaleButton';
import { Shoppers } from './Shoppers';
import { Stall } from './Stall';
import { useCureNote } from './useCureNote';
import { useCatacombsText } from '../words';

const SERVICES = [HEALING_TOUCH, RESURRECTION, CURE] as const;
type Service = (typeof SERVICES)[number];

interface ServiceProps {
  readonly asked: Asked<'healer'>;
  readonly service: Service;
  readonly sales: readonly Sale[];
}

const textOf = ({ wording }: CatacombsWords, { id }: Service): string => wording.services[id].text;

/** A cure, and each hero who could have it with what it would do. */
function ServiceShelf({ asked, service, sales }: ServiceProps) {
  const { words, state } = asked;
  const { model } = state.view;
  const cureNote = useCureNote(model);
  return (
    <View style={styles.shelf}>
      <Words type="button" role="heading" aria-level={3}>
        {words.name(service.id)}
      </Words>
      <Words type="body" colour={UI.muted}>
        {textOf(words, service)}
      </Words>
      {sales.map((sale) => {
        const hero = heroWith(sale.hero);
        if (hero === null) return null;
        const { life, max } = lifeOf(model, hero);
        const effect =
          service === CURE
            ? { note: cureNote(hero) }
            : { effect: <Life life={life} max={max} after={Math.min(max, life + service.life)} /> };
        return (
          <Options key={sale.option}>
            <SaleButton {...asked} {...effect} sale={sale} />
          </Options>
        );
      })}
    </View>
  );
}

/** The Healer’s place: touches for the living, a second life for the dead. */
export function Healer(asked: Asked<'healer'>) {
  const { t } = useCatacombsText();
  const { session, state, words, ask } = asked;
  const sales = salesIn(ask);
  return (
    <Question
      asked={asked}
      footer={
        <LeatherButton
          label={t('prompts.leaveHealer')}
          onPress={() => answerWith(session, LEAVE)}
          testID="option-leave"
        />
      }
    >
      <Purse model={state.view.model} />
      <Stall stripe={UI.blood}>
        <Options>
          {SERVICES.map((service) => {
            const wanted = sales.filter(({ item }) => item === service.id);
            return wanted.length === 0 ? null : (
              <ServiceShelf key={service.id} asked={asked} service={service} sales={wanted} />
            );
          })}
        </Options>
      </Stall>
      <Shoppers words={words} done={taskNow(state.view, 'healer')?.done ?? []} />
    </Question>
  );
}

const styles = StyleSheet.create({
  shelf: { gap: SPACE.s, flexGrow: 1, flexShrink: 1, flexBasis: 260 },
});
