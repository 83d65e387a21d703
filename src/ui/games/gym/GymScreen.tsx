import { useRoute } from '@react-navigation/native';
import { useState } from 'react';
import { QUARTERS } from '../../../lib';
import { practise } from '../../../session/gym';
import { useGoBack, type ScreenProps } from '../../kit/navigation';
import { GymFrame } from './GymFrame';
import { useGym } from './useGym';
import { useGymText } from './useGymText';

/** The flick gym: a board, eight discs, and nothing at stake. It lives as long as its screen. */
export function GymScreen() {
  const { t } = useGymText();
  const goBack = useGoBack();
  const { params } = useRoute<ScreenProps<'Practise'>['route']>();
  const lies = QUARTERS.find((quarters) => `${quarters}` === params?.lies) ?? 0;
  const [session] = useState(practise);
  return <GymFrame gym={useGym(session)} title={t('gym.title')} lies={lies} onBack={goBack} />;
}
