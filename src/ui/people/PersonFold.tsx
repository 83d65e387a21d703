import { useTranslation } from 'react-i18next';
import { Fold } from '../kit/components';
import { PersonDetail, type PersonDetailProps } from './PersonDetail';
import { summaryOf } from './summaryOf';

/** Somebody who plays here, folded away until they are looked at: there is no room for more beside the others. */
export function PersonFold(props: PersonDetailProps) {
  const { t } = useTranslation();
  const { person } = props;
  return (
    <Fold icon="players" title={person.name} summary={summaryOf(person, t)} testID={`person-${person.name}`}>
      <PersonDetail {...props} />
    </Fold>
  );
}
