import { ImageBackground, StyleSheet, type ImageBackgroundProps } from 'react-native';

/** A picture behind something, as large as that and no larger: browsers would take the picture’s own size. */
export function Backdrop({ imageStyle, ...rest }: Omit<ImageBackgroundProps, 'resizeMode'>) {
  const whole = [styles.whole, imageStyle];
  return <ImageBackground {...rest} dataSet={{ mark: 'ground' }} resizeMode="cover" imageStyle={whole} />;
}

const styles = StyleSheet.create({ whole: { width: '100%', height: '100%' } });
