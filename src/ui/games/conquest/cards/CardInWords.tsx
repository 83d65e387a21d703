import type { ReactNode } from 'react';
import { PixelRatio, StyleSheet, View } from 'react-native';
import { DAMAGE, printedOn, type CardId } from '../../../../rules/conquest';
import { RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import { Words } from '../../../kit/components';
import { Painted, type Picture } from '../../../kit/glyph';
import { ABILITY_SEALS } from '../catalogue/cards/figures';
import { armourPicture, sealPicture } from '../catalogue/cards/pictures';
import type { ConquestSpeech } from '../words';
import { abilitySaid, shotSaid } from './saidOf';
import { ShotPicture } from './ShotRow';

const ICON_PT = 30;

interface LineProps {
  readonly picture: ReactNode;
  readonly name: string;
  readonly what?: string;
  readonly colour?: string;
}

const Line = ({ picture, name, what, colour = UI.muted }: LineProps) => (
  <View style={styles.line}>
    <View aria-hidden style={styles.picture}>
      {picture}
    </View>
    <View style={styles.words}>
      <Words type="ui">{name}</Words>
      {what === undefined ? null : (
        <Words type="label" colour={colour}>
          {what}
        </Words>
      )}
    </View>
  </View>
);

const icon = (picture: Picture) => <Painted picture={picture} style={{ width: ICON_PT, height: ICON_PT }} />;

/** What is on a card in pictures, shot by shot in words. The card itself says it to whoever listens. */
export function CardInWords({ card, words }: { readonly card: CardId; readonly words: ConquestSpeech }) {
  const { shots, ability, hasArmour } = printedOn(card);
  const pxPerPt = PixelRatio.get();
  return (
    <View aria-hidden style={styles.panel}>
      {shots.map((shot, at) => (
        <Line
          key={at}
          picture={<ShotPicture shot={shot} sizePt={ICON_PT} isCounted={false} />}
          colour={DAMAGE[shot.kind] === 0 ? UI.muted : UI.red}
          {...shotSaid(shot, words)}
        />
      ))}
      {ability === null ? null : (
        <Line
          picture={icon(sealPicture(ABILITY_SEALS[ability.kind], ICON_PT, pxPerPt))}
          name={abilitySaid(ability, words).name}
        />
      )}
      {hasArmour ? (
        <Line picture={icon(armourPicture(ICON_PT, pxPerPt))} name={words.t('conquest.card.stays')} />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { gap: SPACE.s, padding: SPACE.s, borderRadius: RADIUS.cell, backgroundColor: withAlpha(UI.shade, 0.35) },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  picture: { width: ICON_PT + 8, alignItems: 'center' },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
