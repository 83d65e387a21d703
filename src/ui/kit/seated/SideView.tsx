import { useMemo, type ReactNode } from 'react';
import { StyleSheet, type Role } from 'react-native';
import { CLIP } from '../../../theme';
import { useLanguage } from '../hooks/useLanguage';
import { OverlayHost } from '../overlay';
import { LanguageProvider, WishesProvider, type Wishes } from '../settings';
import { layoutOf, SideContext, sideWithin, TextScaleProvider, useSide, wholeOf, type Edge, type Place } from '../side';
import { SpokenView } from './SpokenView';

export interface SideViewProps {
  /** Where the person sits who looks at it. */
  readonly edge: Edge;
  /** The part of the screen that is theirs; all of it where it is left out. */
  readonly place?: Place;
  readonly wishes?: Wishes;
  readonly role?: Role;
  readonly children: ReactNode;
  readonly testID?: string;
}

const NO_WISHES: Wishes = {};
const DEGREES = { south: '0deg', west: '90deg', north: '180deg', east: '270deg' } as const;

/** A part of the screen that is turned to a person: it has its own size, language, size of text, and what lies over it. */
export function SideView({ edge, place, wishes = NO_WISHES, role, children, testID }: SideViewProps) {
  const around = useSide();
  const language = useLanguage();
  const own = place ?? wholeOf(around);
  const { leftPt, topPt, widthPt, heightPt } = own;
  const side = useMemo(
    () => sideWithin(around, { leftPt, topPt, widthPt, heightPt }, edge),
    [around, leftPt, topPt, widthPt, heightPt, edge],
  );
  const laid = layoutOf(own, side);
  const box = { left: laid.leftPt, top: laid.topPt, width: laid.widthPt, height: laid.heightPt };
  // What is not turned is not moved by a transform either: its letters stay as sharp as they are.
  const turned = edge === 'south' ? null : { transform: [{ rotate: DEGREES[edge] }] };
  return (
    <SideContext value={side}>
      <WishesProvider wishes={wishes}>
        <LanguageProvider isAlone={false}>
          <TextScaleProvider>
            <SpokenView around={language} style={[styles.side, box, turned]} testID={testID}>
              <OverlayHost role={role}>{children}</OverlayHost>
            </SpokenView>
          </TextScaleProvider>
        </LanguageProvider>
      </WishesProvider>
    </SideContext>
  );
}

const styles = StyleSheet.create({ side: { position: 'absolute', ...CLIP } });
