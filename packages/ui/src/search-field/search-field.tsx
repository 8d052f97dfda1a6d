import type { MouseEvent, ReactElement } from 'react';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { IconButton } from '../icon-button/icon-button.js';
import { TextControl, type TextControlProps } from '../text-field/text-control.js';

/** Props of {@link SearchField}, and those of an input. `ref` and the rest reach the input; `className` styles the field. */
export interface SearchFieldProps extends Omit<
  TextControlProps,
  'type' | 'leading' | 'trailing' | 'suffix' | 'defaultValue'
> {
  /** Current search text; always controlled, because the clear button empties it too. */
  value: string;
  /** Called when the clear button is pressed; the focus returns to the text. */
  onClear: () => void;
  /** Name of the clear button. */
  clearLabel: string;
}

/** A search box with a clear button. */
export function SearchField({ onClear, clearLabel, ...rest }: SearchFieldProps): ReactElement {
  function clear({ currentTarget }: MouseEvent): void {
    currentTarget.closest('[data-slot=search-field]')?.querySelector('input')?.focus();
    onClear();
  }
  return (
    <TextControl
      enterKeyHint="search"
      autoComplete="off"
      {...rest}
      slot="search-field"
      type="search"
      leading={<Search />}
      trailing={
        rest.value === '' || rest.disabled ? null : (
          <IconButton label={clearLabel} size="sm" onClick={clear}>
            <X aria-hidden />
          </IconButton>
        )
      }
    />
  );
}
