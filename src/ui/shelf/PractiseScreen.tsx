import type { ScreenProps } from '../kit/navigation';
import { useUis } from './GamesContext';

/** A game that is tried with nothing at stake; the first that can be, where none is named. */
export function PractiseScreen({ route }: ScreenProps<'Practise'>) {
  const all = Object.entries(useUis());
  const named = all.find(([game]) => game === route.params?.game) ?? all.find(([, { practise }]) => practise !== null);
  const practise = named?.[1].practise ?? null;
  return practise === null ? null : <practise.Screen />;
}
