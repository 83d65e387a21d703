import { useState } from 'react';
import { practise } from '../../../session/gym';
import { useGoBack } from '../../kit/navigation';
import { GymFrame } from './GymFrame';
import { useGym } from './useGym';
import { useGymText } from './useGymText';

/** The flick gym: a board, eight discs, and nothing at stake. It lives as long as its screen. */
export function GymScreen() {
  const { t } = useGymText();
  const goBack = useGoBack();
  const [session] = useState(practise);
  return <GymFrame gym={useGym(session)} title={t('gym.title')} onBack={goBack} />;
}
