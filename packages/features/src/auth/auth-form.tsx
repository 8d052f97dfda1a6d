import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import type { FormEvent, ReactNode } from 'react';
import { LiveFieldset } from '../shared/index.js';

export interface AuthFormProps {
  /** The hook of the step. */
  step: { readonly onSubmit: () => void; readonly submitting: boolean };
  /** Why it was refused, above the button; null while it was not. */
  problem: string | null;
  /** On the button. */
  label: string;
  /** On the button while it is sent. */
  loadingLabel: string;
  /** The fields. */
  children: ReactNode;
  /** The pointer or the focus comes to the form. */
  onNear?: () => void;
  /** Under the button. */
  below?: ReactNode;
}

/** The form of one step on the way in: its fields, what went wrong, and one large button. */
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
