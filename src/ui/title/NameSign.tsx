import { useTranslation } from 'react-i18next';
import { Image, View } from 'react-native';
import candlePicture from '../../../assets/title/candle.webp';
import namePicture from '../../../assets/title/name.webp';
import type { NameLayout } from './titleLayout';

export interface NameSignProps {
  readonly layout: NameLayout;
}

/** The game's name and the candle that lights it. */
export function NameSign({ layout: { heightPt, candle, name } }: NameSignProps) {
  const { t } = useTranslation();
  return (
    <View accessible role="heading" aria-label={t('app.name')} style={{ height: heightPt }}>
      <Image aria-hidden source={candlePicture} style={[{ position: 'absolute' }, candle]} />
      <Image aria-hidden source={namePicture} style={[{ position: 'absolute' }, name]} />
    </View>
  );
}
