import { StyleSheet, View } from 'react-native';
import { heroesOf, type HeroId } from '../../../../rules/catacombs';
import type { TableState } from '../../../../session/catacombs';
import { RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import { Words } from '../../../kit/components';
import { Face } from '../pieces/Face';
import type { Told } from './told';
import { useCatacombsText } from '../words';

const FACE_PT = 56;
const LORD_PT = 84;

/** Who has won, as their discs, and why; where the heroes have lost, what has become of each. */
export function GameEnded({ event, state, words }: Told<'gameEnded'>) {
  const { outcome } = event;
  const { model } = state.view;
  const heroes = heroesOf(model).map(({ id }) => id);
  return (
    <View style={styles.end}>
      {outcome.winner === 'overseer' ? <Face id={model.setup.lord} sizePt={LORD_PT} /> : null}
      <Words type="name" colour={UI.gold} align="center">
        {words.outcome(outcome).name}
      </Words>
      {outcome.winner === 'heroes' ? (
        <View style={styles.faces}>
          {heroes.map((id) => (
            <Face key={id} id={id} sizePt={FACE_PT} tone={state.shown.heroes[id]?.life === 0 ? 'fallen' : 'normal'} />
          ))}
        </View>
      ) : null}
      {outcome.winner === 'overseer' ? (
        <View style={styles.fates}>
          {heroes.map((id) => (
            <Fate key={id} hero={id} name={words.name(id)} state={state} />
          ))}
        </View>
      ) : null}
    </View>
  );
}

interface FateProps {
  readonly hero: HeroId;
  readonly name: string;
  readonly state: TableState;
}

function fateOf(hero: HeroId, { shown }: TableState): 'dead' | 'swallowed' | 'down' | null {
  const board = shown.heroes[hero];
  if (board === undefined || board.life === 0) return 'dead';
  if (board.swallowedBy !== null) return 'swallowed';
  return shown.pieces[hero]?.isDown === true ? 'down' : null;
}

function Fate({ hero, name, state }: FateProps) {
  const { t } = useCatacombsText();
  const fate = fateOf(hero, state);
  return (
    <View style={styles.fate}>
      <Face id={hero} sizePt={40} tone={fate === null ? 'normal' : 'fallen'} />
      <View style={styles.words}>
        <Words type="ui">{name}</Words>
        {fate === null ? null : (
          <Words type="label" colour={UI.muted}>
            {t(`table.hero.${fate}`)}
          </Words>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  end: { alignItems: 'center', gap: SPACE.m },
  faces: { flexDirection: 'row', gap: SPACE.s },
  fates: { alignSelf: 'stretch', flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  fate: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 140,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    padding: SPACE.s,
    borderRadius: RADIUS.cell,
    backgroundColor: withAlpha(UI.shade, 0.4),
  },
  words: { flexShrink: 1 },
});
