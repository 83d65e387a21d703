import type { OptionId } from '../../../../rules/machine';
import { StyleSheet, View } from 'react-native';
import parchment from '../../../../../assets/table/parchment.webp';
import { RADIUS, SPACE, UI } from '../../../../theme';
import { Words } from '../../../kit/components';
import type { Asked } from '../parts/asked';
import { Backdrop, mapValues, OneOf, Question, Votes } from '../../../table/question';
import { useTelling } from '../parts/useTelling';
import { useCatacombsText } from '../words';

/** The story is told before anybody agrees to it; one player who declines is enough. */
export function AcceptAdventure(asked: Asked<'acceptAdventure'>) {
  const { t } = useCatacombsText();
  const tell = useTelling();
  const { state, words } = asked;
  const { adventure } = state.view.model.setup;
  const judged = state.log.flatMap(({ event, isTakenBack }) =>
    event.kind === 'adventureJudged' && !isTakenBack ? [[event.seat, event.isAccepted] as const] : [],
  );
  return (
    <Question asked={asked} footer={<OneOf {...asked} lookOf={lookOf} />}>
      {adventure ? (
        <Backdrop source={parchment} style={styles.scroll} imageStyle={styles.paper}>
          <Words type="heading" colour={UI.ink} align="center" role="heading" aria-level={3}>
            {tell(adventure.title)}
          </Words>
          <Words type="body" colour={UI.ink}>
            {tell(adventure.story)}
          </Words>
          <Words type="label" colour={UI.inkSecond}>
            {adventure.lord === null
              ? t('prompts.storyWithoutLord')
              : t('prompts.storyLord', { lord: words.name(adventure.lord) })}
          </Words>
        </Backdrop>
      ) : null}
      <View>
        <Votes
          words={words}
          votes={mapValues(Object.fromEntries(judged), (isAccepted) =>
            t(isAccepted ? 'prompts.accepted' : 'prompts.declined'),
          )}
        />
      </View>
    </Question>
  );

  function lookOf(option: OptionId) {
    return { note: t(option === 'accept' ? 'prompts.acceptNote' : 'prompts.declineNote') };
  }
}

const styles = StyleSheet.create({
  scroll: { padding: SPACE.l, gap: SPACE.m },
  paper: { borderRadius: RADIUS.cell },
});
