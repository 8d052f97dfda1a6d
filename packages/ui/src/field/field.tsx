import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { cx } from '../class-names/class-names.js';
import { FieldError } from './field-error.js';
import { Label } from './label.js';
import { descriptionId, errorId, type FieldIds, fieldIds } from './field-ids.js';

/** Props that every labelled control shares. */
export interface LabelledProps {
  /** Label, always present; `hideLabel` only hides it visually. */
  label: ReactNode;
  /** Help under the control. */
  description?: ReactNode;
  /** The error and its remedy; read out when it appears. */
  error?: string | undefined;
  /** Hides the label visually, where the context makes it clear. Default `false`. */
  hideLabel?: boolean;
}

/** Props of {@link Field}; `ref`, `className` and the rest reach the whole field. */
export interface FieldProps
  extends LabelledProps, Omit<ComponentProps<'div'>, 'id' | 'children' | 'aria-describedby'> {
  /** `data-slot` of the root. */
  slot: string;
  /** Id of the control. Default: generated. */
  id?: string | undefined;
  /** Ids of further elements that describe the control. */
  describedBy?: string | undefined;
  /** Content to the right of the error: a character count. */
  trailing?: ReactNode;
  /** Class names of the whole field. */
  className?: string | undefined;
  /** Renders the control with the attributes that tie it to its label, help and error. */
  children: (ids: FieldIds) => ReactNode;
}

/** A field: label, control, then help and error. */
export function Field({
  slot,
  id: givenId,
  label,
  description,
  error,
  hideLabel = false,
  describedBy,
  trailing,
  className,
  children,
  ...rest
}: FieldProps): ReactElement {
  const ownId = useId();
  const id = givenId ?? ownId;
  const ids = fieldIds(id, { description: Boolean(description), error: Boolean(error), describedBy });
  return (
    <div data-slot={slot} data-invalid={ids['data-invalid']} className={cx('min-w-0', className)} {...rest}>
      <Label
        htmlFor={id}
        data-slot="field-label"
        className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}
      >
        {label}
      </Label>
      {children(ids)}
      {description ? (
        <p id={descriptionId(id)} data-slot="field-description" className="mt-1.5 text-sm text-fg-muted">
          {description}
        </p>
      ) : null}
      <div className="flex justify-between gap-3">
        <FieldError id={errorId(id)} error={error} />
        {trailing}
      </div>
    </div>
  );
}
