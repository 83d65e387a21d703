import { UI } from '../../../../../theme';
import { Words } from '../../../../kit/components';

/** What is written on a card. */
export function CardText({ children }: { readonly children: string }) {
  return (
    <Words type="body" colour={UI.ink}>
      {children}
    </Words>
  );
}
