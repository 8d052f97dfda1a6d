import type { KeyboardEvent } from 'react';
import { rowAfter } from '../listbox/row-after.js';
import type { ComboboxState } from './use-combobox.js';

/** Properties of a combobox that decide about its keys. */
interface Keys {
  isMultiple: boolean;
  /** Escape in a closed field removes the answer: not where one is required, and not in a dialog, which closes on it. */
  isCleared: boolean;
}

/** Handles a key in the text, as the ARIA pattern of a combobox with a list describes it. */
export function pressKey(
  event: KeyboardEvent<HTMLInputElement>,
  state: ComboboxState,
  { isMultiple, isCleared }: Keys,
): void {
  const act = actionOf(event, state, isCleared);
  if (act) {
    event.preventDefault();
    act();
  } else if (event.key === 'Backspace' && isMultiple && state.search === '') {
    const last = state.answer.values.at(-1);
    if (last !== undefined) state.answer.remove(last);
  }
}

/** Returns the action of a key; undefined where the key is the text's or the form's. */
function actionOf(
  { key, altKey }: KeyboardEvent,
  state: ComboboxState,
  isCleared: boolean,
): (() => void) | undefined {
  const { open, active, rows, first, last, answer, search } = state;
  const row = rows[active];
  if (!open) {
    if (key === 'ArrowDown') return () => state.show(altKey ? -1 : first);
    if (key === 'ArrowUp' && !altKey) return () => state.show(last);
    const hasText = answer.values.length > 0 || search !== '';
    return key === 'Escape' && isCleared && hasText ? state.clear : undefined;
  }
  if (key === 'Escape' || (key === 'ArrowUp' && altKey)) return state.close;
  if (key === 'Enter') return row ? () => state.choose(row) : state.close;
  // Without an active row, the caret moves in the text.
  if (key === 'Home' && row) return () => state.mark(first);
  if (key === 'End' && row) return () => state.mark(last);
  const next = rowAfter(key, active, rows.length, (at) => rows[at]?.disabled === true);
  return next === undefined ? undefined : () => state.mark(next);
}
