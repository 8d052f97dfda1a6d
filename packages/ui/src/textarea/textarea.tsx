import { type ComponentProps, type ReactElement, type Ref, useState } from 'react';
import { valueChange } from '../field/value-change.js';
import { controlBox, controlInner } from '../field/control.styles.js';
import { Field, type LabelledProps } from '../field/field.js';

/** Props of {@link Textarea}, and those of a textarea. `ref` and the rest reach the textarea; `className` styles the field. */
export interface TextareaProps extends LabelledProps, Omit<ComponentProps<'textarea'>, 'children'> {
  /** Shows the used part of `maxLength`. Default `false`. */
  showCount?: boolean;
  /** Called with the text as it changes, beside the element's own `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Minimum heights by number of rows. A textarea that grows with its text would be one line high while empty. */
const HEIGHTS = ['', '', 'min-h-16!', 'min-h-22!', 'min-h-28!', 'min-h-34!', 'min-h-40!'];

/** A text field of several lines. Grows with its text where the browser supports `field-sizing`; elsewhere it scrolls. */
export function Textarea({
  label,
  description,
  error,
  hideLabel = false,
  showCount = false,
  id,
  className,
  rows = 3,
  ref,
  onInput,
  onChange,
  onValueChange,
  'aria-describedby': describedBy,
  ...rest
}: TextareaProps): ReactElement {
  const [typed, setTyped] = useState(0);
  const used = rest.value === undefined ? typed : String(rest.value).length;
  const count =
    showCount && rest.maxLength !== undefined ? (
      <span data-slot="textarea-count" className="ms-auto mt-1.5 shrink-0 text-sm text-fg-muted tabular-nums">
        {used}/{rest.maxLength}
      </span>
    ) : null;

  // Form libraries set the initial value through the ref, without an event.
  function attach(element: HTMLTextAreaElement | null): void {
    hand(ref, element);
    if (element) setTyped(element.value.length);
  }

  return (
    <Field
      {...{ id, label, description, error, hideLabel, describedBy, className }}
      slot="textarea"
      trailing={count}
    >
      {(ids) => (
        <div data-slot="textarea-box" data-invalid={ids['data-invalid']} className={controlBox}>
          <textarea
            data-slot="textarea-control"
            dir="auto"
            rows={rows}
            className={`${controlInner} ${HEIGHTS[Math.min(rows, 6)] ?? ''} field-sizing-content max-h-[min(16rem,40dvh)] resize-none px-3.5 coarse:py-3`}
            {...rest}
            {...ids}
            ref={attach}
            onChange={valueChange(onChange, onValueChange)}
            onInput={(event) => {
              setTyped(event.currentTarget.value.length);
              onInput?.(event);
            }}
          />
        </div>
      )}
    </Field>
  );
}

function hand<T>(ref: Ref<T> | undefined, element: T | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
