import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import Check from 'lucide-react/icons/check';
import { FieldError } from '../field/field.js';

/** Props of {@link Checkbox}: those of an input, on which `ref` and `className` land. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** What is agreed to or chosen; may hold links. */
  label: ReactNode;
  /** Help under the label. */
  description?: ReactNode;
  /** What is wrong. */
  error?: string | undefined;
}

/** Yes or no. */
export function Checkbox({ label, description, error, id, className, ...rest }: CheckboxProps): ReactElement {
  const ownId = useId();
  const inputId = id ?? ownId;
  const describing = [description ? `${inputId}-description` : '', error ? `${inputId}-error` : ''];
  return (
    <div data-slot="checkbox-field" className="grid gap-1">
      <div className="flex min-h-11 items-center gap-3">
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            data-slot="checkbox"
            type="checkbox"
            id={inputId}
            aria-describedby={describing.filter(Boolean).join(' ') || undefined}
            aria-invalid={error ? true : undefined}
            data-invalid={error ? true : undefined}
            className={`peer size-6 appearance-none rounded-chip border-2 border-line-strong bg-surface transition checked:border-brand checked:bg-brand disabled:opacity-45 data-invalid:border-danger ${className ?? ''}`}
            {...rest}
          />
          <Check
            aria-hidden="true"
            className="pointer-events-none absolute size-4 stroke-3 text-on-brand opacity-0 peer-checked:opacity-100"
          />
        </span>
        <label htmlFor={inputId} className="py-2 text-sm">
          {label}
        </label>
      </div>
      {description ? (
        <p id={`${inputId}-description`} className="ps-9 text-sm text-fg-muted">
          {description}
        </p>
      ) : null}
      {error ? <FieldError id={`${inputId}-error`}>{error}</FieldError> : null}
    </div>
  );
}
