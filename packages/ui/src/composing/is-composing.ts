import type { KeyboardEvent } from 'react';

/**
 * Returns true for a key press of an input method that is composing a word, such as the Enter that confirms it. Safari ends the
 * composition before that keydown, so only the key code, 229, reveals it.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
