import type { Played } from '../../../session';
import type { DrawerBodyProps, TableWords } from '../../game';
import type { Drawer } from './drawersIn';

export type DrawerContentProps = DrawerBodyProps<Played, TableWords<Played>>;

/** What lies in a drawer. */
export function DrawerContent({ drawer: { Body }, ...rest }: DrawerContentProps & { readonly drawer: Drawer }) {
  return <Body {...rest} />;
}
