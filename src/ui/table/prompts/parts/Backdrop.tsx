import { ImageBackground, StyleSheet, type ImageBackgroundProps } from 'react-native';

/** A picture behind something, as large as that and no larger: browsers would take the picture’s own size. */
export function Backdrop({ imageStyle, ...rest }: Omit<ImageBackgroundProps, 'resizeMode'>) {
  return <ImageBackground {...rest} resizeMode="cover" imageStyle={[styles.whole, imageStyle]} />;
}

const styles = StyleSheet.create({ whole: { width: '100%', height: '100%' } });
