import { type ReactElement, useRef } from 'react';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { IconButton } from '../icon-button/icon-button.js';
import { TextField, type TextFieldProps } from '../text-field/text-field.js';

/** Props of {@link SearchField}: controlled by `value`. */
export interface SearchFieldProps extends Omit<
  TextFieldProps,
  'type' | 'leading' | 'trailing' | 'suffix' | 'ref'
> {
  value: string;
  /** The cross was pressed. */
  onClear: () => void;
  /** Name of the cross. */
  clearLabel: string;
}

/** A search box that can be emptied with one press. */
export function SearchField({ onClear, clearLabel, ...rest }: SearchFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  function clear(): void {
    onClear();
    input.current?.focus();
  }
  return (
    <TextField
      {...rest}
      ref={input}
      type="search"
      leading={<Search />}
      trailing={
        rest.value === '' ? null : (
          <IconButton label={clearLabel} size="sm" onClick={clear}>
            <X aria-hidden />
          </IconButton>
        )
      }
    />
  );
}
