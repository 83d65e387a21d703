import type { ReactNode } from 'react';
import type { OwnWishes, Played, TableSession } from '../../../session';
import { SideView } from '../../kit/seated';
import type { Wishes } from '../../kit/settings';
import { HolderContext } from '../holder';
import { useHeldBy } from './useHeldBy';

/** What somebody wants otherwise than the device has it. */
const otherwise = ({ language, textSize, hand }: OwnWishes): Wishes => ({
  ...(language === 'system' ? {} : { language }),
  ...(textSize === null ? {} : { textSize }),
  ...(hand === 'device' ? {} : { isLeftHanded: hand === 'left' }),
});

export interface HeldByProps {
  readonly session: TableSession<Played>;
  readonly children: ReactNode;
}

/** A device that goes round speaks to whoever has it, or is to take it: in their language, as large as they read. */
export function HeldBy({ session, children }: HeldByProps) {
  const holder = useHeldBy(session);
  return (
    <HolderContext value={holder}>
      <SideView edge="south" wishes={holder === null ? undefined : otherwise(holder.wishes)}>
        {children}
      </SideView>
    </HolderContext>
  );
}
