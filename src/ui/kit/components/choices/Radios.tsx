import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import { Roving, Tappable, type Touch } from '../touch';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** What every way to take one of several needs to know, whatever it looks like. */
export interface RadiosProps<Value extends string, Item extends { readonly value: Value }> {
  readonly label: string;
  readonly choices: readonly Item[];
  /** null while something else chooses. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly testID?: string;
}

interface FacedProps<Value extends string, Item extends { readonly value: Value }> extends RadiosProps<Value, Item> {
  readonly face: (item: Item, isTaken: boolean, touch: Touch) => ReactNode;
  readonly spoken?: (item: Item) => string;
  readonly radius: number;
  readonly style?: StyleProp<ViewStyle>;
  readonly choiceStyle?: StyleProp<ViewStyle>;
}

/** Several things of which one is taken: a single stop for keys, whose arrows take what they come to. */
export function Radios<Value extends string, Item extends { readonly value: Value }>(props: FacedProps<Value, Item>) {
  const { label, choices, value, onChange, face, spoken, radius, style, choiceStyle, testID } = props;
  return (
    <Roving
      role="radiogroup"
      aria-label={label}
      ids={choices.map((choice) => choice.value)}
      home={value}
      onArrow={onChange}
      style={style}
    >
      {choices.map((choice) => {
        const isTaken = choice.value === value;
        return (
          <Tappable
            key={choice.value}
            role="radio"
            rover={choice.value}
            aria-checked={isTaken}
            spoken={spoken?.(choice)}
            radius={radius}
            style={choiceStyle}
            onPress={() => onChange(choice.value)}
            testID={testID === undefined ? undefined : `${testID}-${choice.value}`}
          >
            {(touch) => face(choice, isTaken, touch)}
          </Tappable>
        );
      })}
    </Roving>
  );
}
