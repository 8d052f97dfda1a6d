import type { ComponentProps, ElementType, MouseEvent, ReactElement, ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';
import { valueChange } from '../field/value-change.js';
import { controlBox, controlInner } from '../field/control.styles.js';
import { Field, type LabelledProps } from '../field/field.js';

/** Props that fields with one line of text share. */
export interface TextControlProps extends LabelledProps, Omit<ComponentProps<'input'>, 'children'> {
  /** Icon or sign before the text. */
  leading?: ReactNode;
  /** Button or icon after the text. */
  trailing?: ReactNode;
  /** Fixed text after the input: `@students.example.edu`. A screen reader reads it with the field. */
  suffix?: string;
  /** Called with the text as it changes, beside the element's own `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Common body of TextField, PasswordField and SearchField. */
export function TextControl({
  slot,
  label,
  description,
  error,
  hideLabel = false,
  leading,
  trailing,
  suffix,
  onValueChange,
  onChange,
  id,
  className,
  type = 'text',
  control: Control = 'input',
  'aria-describedby': describedBy,
  ...rest
}: TextControlProps & { slot: string; control?: ElementType }): ReactElement {
  return (
    <Field {...{ slot, id, label, description, error, hideLabel, describedBy, className }}>
      {({ 'aria-describedby': describing, ...ids }) => (
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- a press beside the text goes to the text
        <div
          data-slot={`${slot}-box`}
          data-invalid={ids['data-invalid']}
          className={controlBox}
          onMouseDown={focusText}
        >
          {leading ? (
            <span
              aria-hidden="true"
              className="flex shrink-0 items-center ps-3.5 text-fg-muted [&_svg]:size-5"
            >
              {leading}
            </span>
          ) : null}
          <Control
            data-slot={`${slot}-control`}
            type={type}
            dir={type === 'text' || type === 'search' ? 'auto' : undefined}
            className={cx(
              controlInner,
              leading ? 'ps-2.5' : 'ps-3.5',
              trailing || suffix ? 'pe-2' : 'pe-3.5',
            )}
            {...rest}
            {...ids}
            onChange={valueChange(onChange, onValueChange)}
            aria-describedby={suffix ? [suffixId(ids.id), describing].filter(Boolean).join(' ') : describing}
          />
          {suffix ? (
            <span
              id={suffixId(ids.id)}
              className="max-w-3/5 shrink-0 cursor-text self-center truncate pe-3.5 text-sm text-fg-muted"
            >
              {suffix}
            </span>
          ) : null}
          {trailing ? (
            <span className="flex shrink-0 items-center pe-1.5 text-fg-muted [&_svg]:size-5">{trailing}</span>
          ) : null}
        </div>
      )}
    </Field>
  );
}

function suffixId(id: string): string {
  return `${id}-suffix`;
}

/** Focuses the text on a press on the icon or on the suffix. */
function focusText(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('input, button, a')) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}
