import type { ReactElement } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';

/** Props of {@link FieldError}. */
export interface FieldErrorProps {
  /** Id for the control's `aria-describedby`. */
  id: string;
  /** Error text. Nothing is shown without it. */
  error: string | undefined;
}

/** The error line under a control. Its live region is always rendered, because a newly added one would not be read out. */
export function FieldError({ id, error }: FieldErrorProps): ReactElement {
  return (
    <div aria-live="polite" className="min-w-0">
      {error ? (
        <p
          id={id}
          data-slot="field-error"
          className="mt-1.5 flex items-start gap-1.5 text-sm font-semibold text-danger"
        >
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{error}</span>
        </p>
      ) : null}
    </div>
  );
}
