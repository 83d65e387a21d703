import { useNavigation, usePreventRemove } from '@react-navigation/native';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Played, TableSession } from '../../../session';
import { BrassButton, LeatherButton, Sheet, Words } from '../../kit/components';

export interface LeaveUnkeptProps {
  readonly session: Pick<TableSession<Played>, 'getState' | 'getInitialState' | 'subscribe'>;
}

type Leaving = Parameters<Parameters<typeof usePreventRemove>[1]>[0]['data']['action'];

/** Whoever leaves a game that cannot be kept is asked first, by whatever way they leave: what they played would be gone. */
export function LeaveUnkept({ session }: LeaveUnkeptProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const isUnkept = useStore(session, ({ keeping }) => keeping !== 'kept' && keeping !== 'keeping');
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  usePreventRemove(isUnkept && leaving === null, ({ data }) => setLeaving(data.action));
  if (leaving === null) return null;
  return (
    <Sheet title={t('shelf.leave.title')} onClose={() => setLeaving(null)} testID="leave-unkept">
      <Words type="body">{t('shelf.leave.body')}</Words>
      <BrassButton label={t('shelf.leave.stay')} onPress={() => setLeaving(null)} testID="stay" />
      <LeatherButton
        icon="leave"
        label={t('shelf.leave.leave')}
        onPress={() => navigation.dispatch(leaving)}
        testID="leave-anyway"
      />
    </Sheet>
  );
}
