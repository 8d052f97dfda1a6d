import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from 'class-variance-authority';
import CircleAlert from 'lucide-react/icons/circle-alert';

/** What every labelled control has around it. */
export interface FieldProps {
  /** Always present; `hideLabel` only takes it out of sight. */
  label: ReactNode;
  /** Help that stays under the label. */
  description?: ReactNode;
  /** What is wrong, and what to do; read out when it appears. */
  error?: string | undefined;
  /** Hides the label from sight, where the place says enough. Default `false`. */
  hideLabel?: boolean;
}

/** The ids that tie a control to its label, help and error. */
export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'data-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  id: string | undefined;
  /** Further elements that describe the control. */
  describedBy?: string | undefined;
  /** Stands right of the error: a character count. */
  trailing?: ReactNode;
  children: (ids: FieldIds) => ReactNode;
}

/** Label above, control, then help and error below. */
export function FieldFrame({
  id: givenId,
  label,
  description,
  error,
  hideLabel = false,
  describedBy,
  trailing,
  children,
}: FieldFrameProps): ReactElement {
  const ownId = useId();
  const id = givenId ?? ownId;
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const describing = [describedBy, description ? descriptionId : undefined, error ? errorId : undefined];
  return (
    <div data-slot="field" className="grid min-w-0 gap-1.5">
      <label
        htmlFor={id}
        data-slot="field-label"
        className={cx('text-sm font-semibold', hideLabel && 'sr-only')}
      >
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describing.filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'data-invalid': error ? true : undefined,
      })}
      {description ? (
        <p id={descriptionId} data-slot="field-description" className="text-sm text-fg-muted">
          {description}
        </p>
      ) : null}
      <div className="flex justify-between gap-3 empty:hidden">
        {error ? <FieldError id={errorId}>{error}</FieldError> : null}
        {trailing}
      </div>
    </div>
  );
}

/** The line under a control that is wrong. */
export function FieldError({ id, children }: { id: string; children: string }): ReactElement {
  return (
    <p
      id={id}
      data-slot="field-error"
      aria-live="polite"
      className="flex items-start gap-1.5 text-sm font-semibold text-danger"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
