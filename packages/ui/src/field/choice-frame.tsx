import { type ReactElement, type ReactNode, useId } from 'react';
import { cx } from '../class-names/class-names.js';
import { FieldError } from './field-error.js';
import { Label } from './label.js';
import { descriptionId, errorId, type FieldIds, fieldIds } from './field-ids.js';

/** Props that every control with its label beside it shares. */
export interface ChoiceProps {
  /** The statement to agree to, or the choice; may hold links. */
  label: ReactNode;
  /** Help under the label. */
  description?: ReactNode;
  /** The error and its remedy; read out when it appears. */
  error?: string | undefined;
  /** Hides the label visually, where the context makes it clear: in a row of a table. Default `false`. */
  hideLabel?: boolean | undefined;
}

interface ChoiceFrameProps extends ChoiceProps {
  slot: string;
  /** Side of the control. */
  side: 'start' | 'end';
  id: string | undefined;
  describedBy: string | undefined;
  className: string | undefined;
  children: (ids: FieldIds) => ReactNode;
}

/** A row that is pressable as a whole. The help is outside the label, so that the control's accessible name stays short. */
export function ChoiceFrame({
  slot,
  side,
  id: givenId,
  label,
  description,
  error,
  hideLabel = false,
  describedBy,
  className,
  children,
}: ChoiceFrameProps): ReactElement {
  const ownId = useId();
  const id = givenId ?? ownId;
  const ids = fieldIds(id, { description: Boolean(description), error: Boolean(error), describedBy });
  const control = children(ids);
  return (
    <div
      data-slot={slot}
      data-invalid={ids['data-invalid']}
      className={cx('min-w-0 has-disabled:opacity-45', className)}
    >
      <Label
        htmlFor={id}
        className={cx(
          'flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed',
          // Without the words, the row keeps the width of a finger.
          hideLabel && 'w-fit min-w-11',
        )}
      >
        {side === 'start' ? control : null}
        <span data-slot="field-label" className={hideLabel ? 'sr-only' : 'min-w-0 flex-1'}>
          {label}
        </span>
        {side === 'end' ? control : null}
      </Label>
      <div
        className={cx(side === 'start' ? 'ps-9' : 'pe-15', Boolean(description ?? error) && '-mt-2 pb-2.5')}
      >
        {description ? (
          <p id={descriptionId(id)} data-slot="field-description" className="text-sm text-fg-muted">
            {description}
          </p>
        ) : null}
        <FieldError id={errorId(id)} error={error} />
      </div>
    </div>
  );
}
