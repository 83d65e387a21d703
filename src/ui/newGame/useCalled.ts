import { called, type Player } from '../../session';
import { useSetting } from '../kit/settings';
import { useKnownPeople } from '../shelf';

/** What becomes of a seat to which a name is given: whoever is known on this device brings along how they aim. */
export function useCalled(): (before: Pick<Player, 'name'>, name: string) => Partial<Omit<Player, 'seat'>> {
  const { people } = useKnownPeople();
  const [aim] = useSetting('aimWay');
  const [aid] = useSetting('aid');
  return (before, name) => called(people ?? [], before, name, { aim, aid });
}
