import { useState } from 'react';
import { useControlled } from '../controlled/use-controlled.js';
import type { ComboboxOption, ComboboxProps } from './combobox.js';
import { fold } from './fold.js';
import { type Answer, useAnswer } from './use-answer.js';
import { type Rows, useRows } from './use-rows.js';

/** State and actions of a combobox. */
export interface ComboboxState extends Rows {
  answer: Answer;
  /** Text of the input: the typed one, else the answer of a single combobox. */
  text: string;
  /** Typed text; empty while the field shows its answer. */
  search: string;
  open: boolean;
  /** Index of the active row; -1 while the text is active. */
  active: number;
  mark: (active: Active) => void;
  /** Opens the list at a row. Default: the chosen one. */
  show: (at?: number) => void;
  /** Closes the list and forgets the typed text. */
  close: () => void;
  choose: (option: ComboboxOption) => void;
  /** Takes a typed text. */
  type: (text: string) => void;
  /** Removes the answer and the typed text. */
  clear: () => void;
  /** Takes a typed text that is the label of an option, and closes the list. */
  leave: () => void;
}

/** Index of the active row, -1 for the text, or the first row that can be chosen, also when it loads later. */
type Active = number | 'first';

/** State of a combobox: its answer, typed text, list and active row. */
export function useCombobox(field: ComboboxProps): ComboboxState {
  const isMultiple = field.multiple === true;
  const { typed, search, write } = useTyped(field);
  const matching = useRows(field, search);
  const { all, rows, first } = matching;
  const answer = useAnswer(field, all);
  const [open, change] = useOpen(field);
  const [marked, mark] = useState<Active>(-1);
  const [only] = answer.values;

  function show(at = -1): void {
    change(true);
    const chosen = isMultiple ? -1 : rows.findIndex((row) => row.value === only);
    mark(chosen < 0 ? at : chosen);
  }
  function close(): void {
    change(false);
    write(null);
    mark(-1);
  }
  function choose(option: ComboboxOption): void {
    if (option.disabled === true) return;
    answer.choose(option);
    if (!isMultiple) return close();
    write(null);
    mark(-1);
  }
  function type(text: string): void {
    change(true);
    write(text);
    mark(text === '' ? -1 : 'first');
    if (!isMultiple && text === '' && only !== undefined) answer.clear();
  }
  function clear(): void {
    if (answer.values.length > 0) answer.clear();
    write(null);
  }
  function leave(): void {
    const label = fold(search);
    const exact = label === '' ? undefined : all.find((option) => fold(option.label) === label);
    if (exact && exact.disabled !== true && !answer.values.includes(exact.value)) answer.choose(exact);
    close();
  }
  const text = typed ?? (!isMultiple && only !== undefined ? answer.labelOf(only) : '');
  const active = open ? Math.min(marked === 'first' ? first : marked, rows.length - 1) : -1;
  return { ...matching, answer, search, text, open, active, mark, show, close, choose, type, clear, leave };
}

/** State of the typed text: null while the field shows its answer. */
function useTyped({ onSearchChange }: ComboboxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const search = typed ?? '';
  function write(next: string | null): void {
    setTyped(next);
    if ((next ?? '') !== search) onSearchChange?.(next ?? '');
  }
  return { typed, search, write };
}

/** State of the list, controlled or not. A list that cannot be used stays closed. */
function useOpen(field: ComboboxProps): [open: boolean, change: (next: boolean) => void] {
  const [requested, keep] = useControlled(field.open, field.defaultOpen ?? false);
  const isLocked = field.disabled === true || field.readOnly === true;
  function change(next: boolean): void {
    if (isLocked || next === requested) return;
    keep(next);
    field.onOpenChange?.(next);
  }
  return [requested && !isLocked, change];
}
