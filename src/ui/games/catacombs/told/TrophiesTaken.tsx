import { UI } from '../../../../theme';
import { Words } from '../../../kit/components';
import { KeptDiscs } from '../parts/KeptDiscs';
import type { Told } from './told';
import { useCatacombsText } from '../words';

/** Kept monsters that a room cannot do without: whose they were, which go, and what the hero does not lose. */
export function TrophiesTaken({ event, state, words }: Told<'trophiesTaken'>) {
  const { t } = useCatacombsText();
  const before = state.shown.heroes[event.hero]?.kept?.length ?? event.monsters.length;
  return (
    <>
      <KeptDiscs monsters={event.monsters} words={words} />
      <Words type="body">
        {t('prompts.trophiesTaken', { hero: words.name(event.hero), left: before - event.monsters.length })}
      </Words>
      <Words type="label" colour={UI.muted}>
        {t('prompts.trophiesTakenWhy')}
      </Words>
    </>
  );
}
