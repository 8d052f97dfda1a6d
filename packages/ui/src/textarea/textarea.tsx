import type { ComponentProps, ReactElement } from 'react';
import { FieldFrame, type FieldProps } from '../field/field.js';
import { controlBox, controlInner } from '../field/control.styles.js';

/** Props of {@link Textarea}: those of a textarea, on which `ref` and `className` land. */
export interface TextareaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'children'> {
  /** Shows how much of `maxLength` is used; needs a controlled `value`. Default `false`. */
  showCount?: boolean;
}

/** Several lines of text; grows with them. */
export function Textarea({
  label,
  description,
  error,
  hideLabel = false,
  showCount = false,
  id,
  className,
  rows = 3,
  'aria-describedby': describedBy,
  ...rest
}: TextareaProps): ReactElement {
  const count =
    showCount && rest.maxLength ? (
      <span className="ms-auto text-sm text-fg-muted tabular-nums">
        {String(rest.value ?? '').length}/{rest.maxLength}
      </span>
    ) : null;
  return (
    <FieldFrame {...{ id, label, description, error, hideLabel, describedBy }} trailing={count}>
      {(ids) => (
        <div data-slot="textarea-box" className={controlBox}>
          <textarea
            data-slot="textarea"
            rows={rows}
            className={`${controlInner} field-sizing-content max-h-64 resize-none ${className ?? ''}`}
            {...rest}
            {...ids}
          />
        </div>
      )}
    </FieldFrame>
  );
}
