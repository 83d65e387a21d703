import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { Cosmetic } from '../../../../board';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import type { LogLine } from '../../../../session/catacombs';
import { HIT, SPACE, UI, withAlpha } from '../../../../theme';
import { LeatherButton, Tappable, Words } from '../../../kit/components';
import { Glyph } from '../../../kit/glyph';
import type { DrawerContentProps } from './contentProps';

/** As many lines as one reads at a sitting; the rest is one touch away. */
const PAGE_LINES = 80;

interface LineProps extends Pick<DrawerContentProps, 'onReferee'> {
  readonly line: LogLine;
  readonly words: CatacombsWords;
}

function Line({ line: { event, film, isTakenBack, cause }, words, onReferee }: LineProps) {
  const { t } = useTranslation();
  const isFlick = event.kind === 'flicked' && film !== null && onReferee !== undefined;
  return (
    <View role="listitem" style={styles.line}>
      <Words
        type="body"
        colour={isTakenBack ? UI.muted : UI.ivory}
        style={[styles.words, isTakenBack && styles.struck]}
      >
        {words.event(event)}
      </Words>
      {cause === null ? null : (
        <Words type="label" colour={UI.muted} style={styles.cause}>
          {t(`table.app.because.${cause.by}`, { reason: words.why(cause.thought) })}
        </Words>
      )}
      {isTakenBack ? (
        <Words type="label" colour={UI.red}>
          {t('drawers.log.takenBack')}
        </Words>
      ) : null}
      {isFlick ? (
        <Tappable aria-label={t('drawers.log.who')} radius={HIT / 2} onPress={() => onReferee(film)} style={styles.who}>
          {({ isPressed, isHovered }) => (
            <Glyph id="referee" sizePt={22} colour={isPressed || isHovered ? UI.gold : UI.brassLight} />
          )}
        </Tappable>
      ) : null}
    </View>
  );
}

/** What has happened, oldest first, round by round: every line with its cause. */
export function LogDrawer({ state, words, onReferee }: DrawerContentProps) {
  const { t } = useTranslation();
  const [shownLines, setShownLines] = useState(PAGE_LINES);
  const lines = state.log.slice(-shownLines);
  const before = state.log.length - lines.length;
  const roundTitle = (round: number): string =>
    round === 0 ? t('drawers.log.before') : words.say(words.wording.terms.round, { round: String(round) });
  if (lines.length === 0) return <Words type="body">{t('drawers.log.none')}</Words>;
  return (
    <>
      {before > 0 ? (
        <LeatherButton label={t('drawers.log.earlier')} onPress={() => setShownLines(shownLines + PAGE_LINES)} />
      ) : null}
      <View role="list" style={styles.list}>
        {lines.map((line, index) => (
          // A line keeps its place in the log, whatever is shown of it.
          <Fragment key={before + index}>
            {lines[index - 1]?.round === line.round ? null : (
              <View role="listitem">
                <Words type="name" role="heading" aria-level={3} colour={UI.gold} style={styles.round}>
                  {roundTitle(line.round)}
                </Words>
              </View>
            )}
            <Cosmetic part="log">
              <Line line={line} words={words} onReferee={onReferee} />
            </Cosmetic>
          </Fragment>
        ))}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  list: { gap: SPACE.xs },
  round: { paddingTop: SPACE.s },
  line: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: SPACE.s,
    borderBottomWidth: 1,
    borderBottomColor: withAlpha(UI.brass, 0.25),
    paddingVertical: SPACE.xs,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 180 },
  who: { width: HIT, height: HIT, alignItems: 'center', justifyContent: 'center' },
  cause: { flexBasis: '100%' },
  struck: { textDecorationLine: 'line-through' },
});
