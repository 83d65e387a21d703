import { LeatherButton } from '../../../kit/components';
import { ActBar, hasActBar, type ActBarProps } from './ActBar';
import type { Shot } from './shots';

export interface TrayProps extends ActBarProps {
  readonly onShot: (shot: Shot) => void;
}

/** Instead of the one thing that the chosen disc can do. */
const insteadOf = ({ play: { ready, shots } }: Pick<ActBarProps, 'play'>): readonly Shot[] =>
  ready === null ? [] : shots.filter(({ isPass }) => isPass);

export const hasTray = (props: Pick<ActBarProps, 'play' | 'state'>): boolean =>
  insteadOf(props).length > 0 || hasActBar(props.play, props.state);

/** What the moment needs besides the board: passing instead of a flick that is aimed, and a few buttons. */
export function Tray({ onShot, ...bar }: TrayProps) {
  return (
    <>
      {insteadOf(bar).map((shot) => (
        <LeatherButton
          key={shot.option}
          label={shot.name}
          onPress={() => onShot(shot)}
          testID={`shot-${shot.option}`}
        />
      ))}
      {hasActBar(bar.play, bar.state) ? <ActBar {...bar} /> : null}
    </>
  );
}
