import type { ReactElement } from 'react';
import type { ComboboxProps } from './combobox.js';

interface SentValuesProps {
  field: ComboboxProps;
  values: readonly string[];
  /** Moves the focus to the text, when the browser reports a missing answer. */
  focus: () => void;
}

/** The inputs that the form sends. A browser checks only an input of text, which leaves its focus to the visible one. */
export function SentValues({ field, values, focus }: SentValuesProps): ReactElement {
  const { name, form, disabled = false, readOnly = false, required = false, multiple = false } = field;
  const [only = ''] = values;
  if (multiple && values.length > 0)
    return (
      <>
        {values.map((value) => (
          <input key={value} type="hidden" {...{ name, form, disabled, value }} />
        ))}
      </>
    );
  const isChecked = required && !readOnly && !disabled;
  return (
    // The wrapper keeps this input out of the styles of the box, which read the state of direct children.
    <span className="pointer-events-none absolute inset-x-4 bottom-0 h-px">
      <input
        {...{ name, form }}
        type={isChecked ? 'text' : 'hidden'}
        value={only}
        required={isChecked}
        // An empty list of values is not sent.
        disabled={disabled || (multiple && !isChecked)}
        tabIndex={-1}
        aria-hidden="true"
        className="block size-full text-base opacity-0"
        onChange={() => undefined}
        onFocus={focus}
      />
    </span>
  );
}
