import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { whoIs, type Person, type Played, type TableSession } from '../../../session';
import { SideView } from '../../kit/seated';
import type { Wishes } from '../../kit/settings';
import { useKnownPeople } from '../../shelf';

/** What somebody wants otherwise than the device has it. */
const wishesOf = ({ language, textSize, hand }: Person): Wishes => ({
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
  const { people } = useKnownPeople();
  const player = useStore(session, ({ hand, curtain, sheet }) =>
    sheet.players.find(({ seat, mind }) => mind === null && seat === (curtain ?? hand)),
  );
  const person = player === undefined || people === null ? null : whoIs(people, player);
  return (
    <SideView edge="south" wishes={person === null ? undefined : wishesOf(person)}>
      {children}
    </SideView>
  );
}
