import { useStore } from 'zustand';
import { changed, whoIs, wishesAt, type OwnWishes, type Played, type TableSession } from '../../../session';
import { useKnownPeople } from '../../shelf';
import type { Holder } from '../holder';

/** Whoever has the device, or is to take it; null where the app plays every seat. */
export function useHeldBy(session: TableSession<Played>): Holder | null {
  const { people, fault, change: changePeople } = useKnownPeople();
  const player = useStore(session, ({ hand, curtain, sheet }) =>
    sheet.players.find(({ seat, mind }) => mind === null && seat === (curtain ?? hand)),
  );
  if (player === undefined) return null;
  const known = people ?? [];
  const person = whoIs(known, player);
  const wishes = wishesAt(known, player);
  const { aim, aid } = player;

  function changeSeat(change: Partial<OwnWishes>): void {
    const { players } = session.getState().sheet;
    session.changeSheet({
      players: players.map((one) => (one.seat === player?.seat ? { ...one, wishes: { ...wishes, ...change } } : one)),
    });
  }
  return {
    wishes,
    fault,
    isKnown: person !== null,
    change: (change) =>
      person === null ? changeSeat(change) : void changePeople((all) => changed(all, person.name, change)),
    keepAim:
      person === null || (person.aim === aim && person.aid === aid)
        ? null
        : () => void changePeople((all) => changed(all, person.name, { aim, aid })),
  };
}
