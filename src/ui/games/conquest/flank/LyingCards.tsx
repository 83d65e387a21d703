import { PixelRatio, StyleSheet, View } from 'react-native';
import { printedOn, type CardId, type Team } from '../../../../rules/conquest';
import { RADIUS, SPACE, UI } from '../../../../theme';
import { Tappable, Words } from '../../../kit/components';
import { Painted } from '../../../kit/glyph';
import { backPicture, handCardPicture, OVERHANG_PT } from '../cards';
import type { ConquestSpeech } from '../words';

/** What lies beside the arena, one on the other. */
export type Lying =
  | { readonly kind: 'pile'; readonly count: number }
  | { readonly kind: 'kept' | 'discard'; readonly cards: readonly CardId[] };

export interface LyingCardsProps {
  readonly team: Team;
  readonly lying: readonly Lying[];
  readonly size: { readonly width: number; readonly height: number };
  readonly words: ConquestSpeech;
  readonly onOpen: (drawer: string) => void;
}

const DRAWER_OF = { pile: 'piles', discard: 'piles', kept: 'armour' } as const satisfies Record<Lying['kind'], string>;

const countOf = (lying: Lying): number => (lying.kind === 'pile' ? lying.count : lying.cards.length);

/** A pile looks as thick as it is, up to so many cards. */
const THICK = [12, 2] as const;
const THICKNESS_PT = 2;

interface FaceProps extends Pick<LyingCardsProps, 'team' | 'size'> {
  readonly lying: Lying;
}

function PileFace({ team, size, count }: Omit<FaceProps, 'lying'> & { readonly count: number }) {
  const back = backPicture(team, size, PixelRatio.get());
  const below = THICK.filter((least) => count >= least);
  return count === 0 ? (
    <View style={[size, styles.none]} />
  ) : (
    <>
      {below.map((least, at) => {
        const offPt = (below.length - at) * THICKNESS_PT;
        return <Painted key={least} picture={back} style={[size, styles.below, { left: offPt, top: offPt }]} />;
      })}
      <Painted picture={back} style={size} />
    </>
  );
}

function TopCard({ card, size }: { readonly card: CardId; readonly size: LyingCardsProps['size'] }) {
  const whole = { width: size.width + OVERHANG_PT, height: size.height + OVERHANG_PT };
  return (
    <Painted
      picture={handCardPicture(printedOn(card).id, size, PixelRatio.get())}
      style={[whole, styles.overhanging]}
    />
  );
}

/** Draw pile, armour and discard of a team: a touch opens what can be read of them. */
export function LyingCards({ team, lying, size, words, onOpen }: LyingCardsProps) {
  const { t, name } = words;
  const spokenOf = (one: Lying): string => {
    if (one.kind === 'pile') return `${name(team)}. ${t('conquest.drawers.pile', { count: one.count })}`;
    const cards = one.cards.map(name).join(', ');
    return one.kind === 'kept'
      ? `${t('conquest.score.armour', { teams: name(team) })} ${cards}`
      : `${t('conquest.drawers.discard', { team: name(team), count: one.cards.length })}. ${cards}`;
  };
  return (
    <View style={styles.cards}>
      {lying.map((one) => {
        const count = countOf(one);
        const top = one.kind === 'pile' ? undefined : one.cards.at(-1);
        return (
          <Tappable
            key={one.kind}
            role="button"
            radius={RADIUS.chip}
            spoken={spokenOf(one)}
            onPress={() => onOpen(DRAWER_OF[one.kind])}
            testID={`lying-${team}-${one.kind}`}
          >
            {() => (
              <View aria-hidden style={styles.one}>
                <View style={size}>
                  {top === undefined ? (
                    <PileFace team={team} size={size} count={count} />
                  ) : (
                    <TopCard card={top} size={size} />
                  )}
                  {one.kind === 'discard' || count < 2 ? null : (
                    <View style={styles.count}>
                      <Words type="label" colour={UI.ivory}>
                        {count}
                      </Words>
                    </View>
                  )}
                </View>
                <Words type="label" colour={UI.muted} numberOfLines={1}>
                  {t(`conquest.flank.${one.kind}`, { count })}
                </Words>
              </View>
            )}
          </Tappable>
        );
      })}
    </View>
  );
}

const COUNT_PT = 26;

const styles = StyleSheet.create({
  cards: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: SPACE.s,
    rowGap: SPACE.s,
    pointerEvents: 'box-none',
  },
  one: { alignItems: 'center', gap: SPACE.hair },
  below: { position: 'absolute' },
  none: { borderRadius: RADIUS.chip, borderWidth: 1.5, borderStyle: 'dashed', borderColor: UI.brassDark },
  overhanging: { position: 'absolute', left: 0, top: -OVERHANG_PT },
  count: {
    position: 'absolute',
    right: -6,
    bottom: -6,
    minWidth: COUNT_PT,
    height: COUNT_PT,
    paddingHorizontal: 3,
    borderRadius: COUNT_PT / 2,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: UI.night,
    borderWidth: 1.5,
    borderColor: UI.brass,
  },
});
