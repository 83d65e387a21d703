/** A key that reached a view with the focus. */
export interface KeyPress {
  readonly nativeEvent: { readonly key: string; readonly shiftKey: boolean };
  preventDefault(): void;
  stopPropagation(): void;
}
