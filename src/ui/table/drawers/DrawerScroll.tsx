import { useRef, type ReactNode } from 'react';
import { StyleSheet, type ScrollView } from 'react-native';
import { SPACE } from '../../../theme';
import { Scroll } from '../../kit/components';

export interface DrawerScrollProps {
  readonly id: string;
  readonly isReadFromEnd?: boolean;
  readonly children: ReactNode;
}

/**
 * What a drawer holds may be long; what is read from its end begins there, where the newest line is, and follows it as long
 * as nobody reads what came before.
 */
export function DrawerScroll({ id, isReadFromEnd = false, children }: DrawerScrollProps) {
  const scroll = useRef<ScrollView>(null);
  const follow = (wasAtEnd: boolean): void => {
    if (isReadFromEnd && wasAtEnd) scroll.current?.scrollToEnd({ animated: false });
  };
  return (
    <Scroll
      key={id}
      scrollRef={scroll}
      style={styles.scroll}
      contentContainerStyle={styles.content}
      onGrown={follow}
      // What has nothing to press in it is scrolled by the arrows all the same.
      tabIndex={0}
      testID={`drawer-${id}`}
    >
      {children}
    </Scroll>
  );
}

const styles = StyleSheet.create({
  scroll: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  content: { gap: SPACE.m, padding: SPACE.s, paddingBottom: SPACE.l },
});
