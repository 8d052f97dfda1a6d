import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { FieldFrame, type FieldProps } from '../field/field.js';
import { controlBox, controlInner } from '../field/control.styles.js';

/** Props of {@link TextField}: those of an input, on which `ref` and `className` land. */
export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'children'> {
  /** An icon or a sign before the text. */
  leading?: ReactNode;
  /** A button or an icon after the text. */
  trailing?: ReactNode;
  /** What follows whatever is typed: `@st.ug.edu.gh`. It is read out with the field. */
  suffix?: string;
}

/** One line of text with its label, help and error. */
export function TextField({
  label,
  description,
  error,
  hideLabel = false,
  leading,
  trailing,
  suffix,
  id,
  className,
  type = 'text',
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps): ReactElement {
  return (
    <FieldFrame {...{ id, label, description, error, hideLabel, describedBy }}>
      {(ids) => (
        <div data-slot="text-field-box" className={controlBox}>
          {leading ? (
            <span className="ps-3.5 text-fg-muted [&_svg]:size-5" aria-hidden="true">
              {leading}
            </span>
          ) : null}
          <input
            data-slot="text-field"
            type={type}
            className={className ? `${controlInner} ${className}` : controlInner}
            {...rest}
            {...ids}
            {...(suffix
              ? {
                  'aria-describedby': [`${ids.id}-suffix`, ids['aria-describedby']].filter(Boolean).join(' '),
                }
              : {})}
          />
          {suffix ? (
            <span
              id={`${ids.id}-suffix`}
              className="max-w-1/2 shrink-0 truncate pe-3.5 text-sm text-fg-muted"
            >
              {suffix}
            </span>
          ) : null}
          {trailing ? <span className="flex shrink-0 pe-1">{trailing}</span> : null}
        </div>
      )}
    </FieldFrame>
  );
}
