import { BrassButton } from '../../kit/components';

export interface SubmitProps {
  readonly label: string;
  readonly isReady: boolean;
  readonly onPress: () => void;
}

/** The one button that ends a question of several parts. */
export function Submit({ label, isReady, onPress }: SubmitProps) {
  return <BrassButton label={label} isDisabled={!isReady} onPress={onPress} testID="submit" />;
}
