import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { personNamed, type People, type Person, type Played, type TableSession } from '../../../session';
import { SideView } from '../../kit/seated';
import type { Wishes } from '../../kit/settings';
import { useDeviceKeeps } from '../../shelf';

/** What somebody wants otherwise than the device has it. */
const wishesOf = ({ language, textSize, hand }: Person): Wishes => ({
  ...(language === 'system' ? {} : { language }),
  ...(textSize === null ? {} : { textSize }),
  ...(hand === 'device' ? {} : { isLeftHanded: hand === 'left' }),
});

function useKnownPeople(): People {
  const { people } = useDeviceKeeps();
  const [known, setKnown] = useState<People>([]);
  useEffect(() => {
    let isWanted = true;
    void people.all().then((all) => {
      if (isWanted) setKnown(all);
    });
    return () => {
      isWanted = false;
    };
  }, [people]);
  return known;
}

export interface HeldByProps {
  readonly session: TableSession<Played>;
  readonly children: ReactNode;
}

/** A device that goes round speaks to whoever has it, or is to take it: in their language, as large as they read. */
export function HeldBy({ session, children }: HeldByProps) {
  const people = useKnownPeople();
  const player = useStore(session, ({ hand, curtain, sheet }) =>
    sheet.players.find(({ seat, mind }) => mind === null && seat === (curtain ?? hand)),
  );
  const person = player === undefined ? null : personNamed(people, player.name.trim());
  return (
    <SideView edge="south" wishes={person === null ? undefined : wishesOf(person)}>
      {children}
    </SideView>
  );
}
