import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import type { FormEvent, ReactNode } from 'react';
import { LiveFieldset } from '../../shared/index.js';

export interface AuthFormProps {
  /** Submit handler and state of the step. */
  step: { readonly onSubmit: () => void; readonly submitting: boolean };
  /** Error above the button; null without one. */
  problem: string | null;
  /** Button label. */
  label: string;
  /** Button label while sending. */
  loadingLabel: string;
  /** Form fields. */
  children: ReactNode;
  /** Called when the pointer or the focus enters the form. */
  onNear?: () => void;
  /** Content below the button. */
  below?: ReactNode;
}

/** Form of a sign-in step: fields, error and one large button. */
export function AuthForm({ step, problem, label, loadingLabel, children, below, onNear }: AuthFormProps) {
  const { onSubmit, submitting } = step;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!submitting) onSubmit();
  }
  return (
    <form onSubmit={submit} onPointerEnter={onNear} onFocus={onNear} noValidate>
      <LiveFieldset className="grid min-w-0 gap-4">
        {children}
        {problem === null ? null : <Alert tone="danger">{problem}</Alert>}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          loading={submitting}
          loadingLabel={loadingLabel}
        >
          {label}
        </Button>
        {below}
      </LiveFieldset>
    </form>
  );
}
