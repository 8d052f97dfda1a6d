import { ApiError } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { PasswordField } from '@campushive/ui/password-field';
import type { FormEvent } from 'react';
import { useFailureText, useWaitText, useFormErrorText, useMessages } from '../../kernel/index.js';
import { catalogue } from './settings.catalogue.js';
import { Section } from './section.js';
import type { PasswordForm } from './use-password-change.js';

export interface PasswordViewProps {
  /** Form state and errors. */
  password: PasswordForm;
  /** Email address of the account, for password managers. */
  email: string;
}

/** Form with three fields for a new password. */
export function PasswordView({ password, email }: PasswordViewProps) {
  const t = useMessages(catalogue);
  const errorText = useFormErrorText(t);
  const failureText = useFailureText();
  const waitText = useWaitText();
  const { form, submitting, problem } = password;
  const { errors } = form.formState;
  const eye = { showLabel: t.showPassword, concealLabel: t.hidePassword };
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!submitting) password.onSubmit();
  }
  return (
    <Section title={t.changePassword} hint={t.passwordHint}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t.currentPassword}
          {...eye}
          autoComplete="current-password"
          error={errorText(errors.currentPassword)}
          {...form.register('currentPassword')}
        />
        <PasswordField
          label={t.newPassword}
          {...eye}
          autoComplete="new-password"
          error={errorText(errors.newPassword)}
          {...form.register('newPassword')}
        />
        <PasswordField
          label={t.confirmPassword}
          {...eye}
          autoComplete="new-password"
          enterKeyHint="go"
          error={errorText(errors.confirmPassword)}
          {...form.register('confirmPassword')}
        />
        {problem === null ? null : <Alert tone="danger">{textOf(problem.error)}</Alert>}
        <div>
          <Button type="submit" loading={submitting} loadingLabel={t.changing}>
            {t.changePassword}
          </Button>
        </div>
      </form>
    </Section>
  );

  function textOf(error: unknown): string {
    const tooMany = error instanceof ApiError && error.code === 'too_many_attempts';
    return tooMany ? t.tooMany(waitText(error.retryAfter ?? 30)) : failureText(error, t.passwordFailed);
  }
}
