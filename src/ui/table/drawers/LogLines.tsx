import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { Cosmetic } from '../../../board';
import type { LogLine, Played } from '../../../session';
import { HIT, SPACE, UI, withAlpha } from '../../../theme';
import { LeatherButton, Tappable, Words } from '../../kit/components';
import { Glyph } from '../../kit/glyph';
import type { DrawerBodyProps, TableWords } from '../../game';

/** As many lines as one reads at a sitting; the rest is one touch away. */
const PAGE_LINES = 80;

/** That a disc was sent: beside that line the referee is asked. */
const RELEASE = 'flicked';

interface LineProps<P extends Played, W extends TableWords<P>> extends Pick<
  DrawerBodyProps<P, W>,
  'words' | 'onReferee'
> {
  readonly line: LogLine<P>;
}

function Line<P extends Played, W extends TableWords<P>>({ line, words, onReferee }: LineProps<P, W>) {
  const { event, film, isTakenBack, cause } = line;
  const { t } = useTranslation();
  const isFlick = event.kind === RELEASE && film !== null && onReferee !== undefined;
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

export interface LogLinesProps<P extends Played, W extends TableWords<P>> extends Pick<
  DrawerBodyProps<P, W>,
  'state' | 'words' | 'onReferee'
> {
  /** What stands over the lines of a round; 0: before the first. */
  readonly titleOf: (round: number) => string;
}

/** What has happened, oldest first, round by round: every line with its cause. */
export function LogLines<P extends Played, W extends TableWords<P>>(props: LogLinesProps<P, W>) {
  const { state, words, onReferee, titleOf } = props;
  const { t } = useTranslation();
  const [shownLines, setShownLines] = useState(PAGE_LINES);
  const lines = state.log.slice(-shownLines);
  const before = state.log.length - lines.length;
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
                  {titleOf(line.round)}
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
