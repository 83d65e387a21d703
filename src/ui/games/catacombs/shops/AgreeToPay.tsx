import { StyleSheet, View } from 'react-native';
import { HERO_IDS, seatOfHero, heroOf } from '../../../../rules/catacombs';
import { SPACE, UI } from '../../../../theme';
import { useFigures } from '../../../kit/hooks/useFigures';
import { Words } from '../../../kit/components';
import { Agreed, OneOf, Question } from '../../../table/question';
import type { Asked } from '../parts/asked';
import { Face } from '../pieces/Face';
import { taskNow } from '../parts/taskNow';
import { useCatacombsText } from '../words';

/** Somebody’s gold is wanted: what each purse would give and keep, and a word that nobody can skip. */
export function AgreeToPay(asked: Asked<'agreeToPay'>) {
  const { t } = useCatacombsText();
  const figures = useFigures();
  const { state, words, purpose } = asked;
  const { model } = state.view;
  const payers = HERO_IDS.filter((id) => (purpose.paid[id] ?? 0) > 0);
  return (
    <Question asked={asked}>
      {payers.map((id) => {
        const given = purpose.paid[id] ?? 0;
        const isMine = seatOfHero(model, id) === state.hand;
        return (
          <View key={id} style={styles.payer}>
            <Face id={id} sizePt={38} />
            <View style={styles.words}>
              <Words type="ui" colour={isMine ? UI.gold : UI.ivory}>
                {t('prompts.gives', { count: given, hero: words.name(id), gold: figures(given) })}
              </Words>
              <Words type="label" colour={UI.muted}>
                {t('prompts.keepsAfter', { gold: figures(heroOf(model, id).gold - given) })}
              </Words>
            </View>
          </View>
        );
      })}
      <OneOf
        {...asked}
        lookOf={(option) => ({ note: t(option === 'agree' ? 'prompts.agreeToPay' : 'prompts.refuseToPay') })}
      />
      <Agreed words={words} seats={taskNow(state.view, 'agreeToPay')?.agreed ?? []} />
    </Question>
  );
}

const styles = StyleSheet.create({
  payer: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  words: { flexShrink: 1 },
});
