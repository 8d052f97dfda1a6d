import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method that composes a word, such as the Enter that confirms it. Safari ends the composition before
 * that keydown: only its key code, 229, tells.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
