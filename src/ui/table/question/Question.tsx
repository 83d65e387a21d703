import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../theme';
import { isBesideBoard } from '../../game';
import { Panel, Scroll, Unseen, useIsTextLarge, Words } from '../../kit/components';
import type { AnyAsked } from './asked';
import { Deciders } from './Deciders';
import { RefusalLine } from './RefusalLine';

export interface QuestionProps {
  readonly asked: AnyAsked;
  /** What has just happened to bring the question up. */
  readonly cause?: string | null;
  /** Nothing secret is needed to answer: whoever is named does so where the device lies, and nobody takes it. */
  readonly isOpen?: boolean;
  readonly children?: ReactNode;
  /** What ends the question: it stays in sight while the rest scrolls, unless letters are large. */
  readonly footer?: ReactNode;
}

/** The leather on which every question lies: what is asked, of whom, why, and why the last answer was refused. */
export function Question({ asked, cause = null, isOpen = false, children, footer }: QuestionProps) {
  const { name, text, happened = null } = asked.words.prompt(asked.purpose);
  // Below a board that is to stay in sight: the line over the board asks already, and says more when it is touched.
  const isBar = isBesideBoard(asked.size);
  // The sheet says it at length; a bar has room for this much.
  const why = cause ?? (isBar ? happened : null);
  const isShared = !isOpen && (asked.state.prompt?.seats.some((seat) => seat !== asked.state.hand) ?? false);
  // In large letters they would leave no room for what lies between them.
  const isTextLarge = useIsTextLarge();
  const head =
    isBar && !isShared ? null : (
      <View style={styles.header}>
        {isBar ? null : (
          <Words type="name" role="heading" aria-level={2} style={styles.title}>
            {name}
          </Words>
        )}
        <Deciders asked={asked} />
      </View>
    );
  const foot = (
    <>
      <RefusalLine asked={asked} />
      {footer}
    </>
  );
  return (
    <Panel isStitched={!isBar} style={styles.panel} contentStyle={[styles.leather, isBar && styles.bar]}>
      {isBar ? (
        <View role="heading" aria-level={2}>
          <Unseen text={name} />
        </View>
      ) : null}
      {isTextLarge ? null : head}
      <Scroll
        style={styles.scroll}
        contentContainerStyle={styles.content}
        testID={`prompt-${asked.purpose.kind}`}
        // What scrolls can be scrolled by keys.
        tabIndex={0}
      >
        {isTextLarge ? head : null}
        {why === null ? null : (
          <Words type="ui" colour={UI.gold} testID="prompt-why">
            {why}
          </Words>
        )}
        {isBar ? null : (
          <Words type="body" colour={UI.muted}>
            {text}
          </Words>
        )}
        {children}
        {isTextLarge ? foot : null}
      </Scroll>
      {isTextLarge ? null : foot}
    </Panel>
  );
}

const styles = StyleSheet.create({
  /** In the middle of a room that is larger than the question. */
  panel: { flexShrink: 1, width: '100%', marginVertical: 'auto' },
  leather: { gap: SPACE.s, padding: SPACE.m },
  bar: { gap: SPACE.hair, padding: SPACE.s },
  header: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.m, rowGap: SPACE.xs },
  title: { flexShrink: 1 },
  scroll: { flexGrow: 0, flexShrink: 1 },
  content: { gap: SPACE.s, paddingBottom: SPACE.xs },
});
