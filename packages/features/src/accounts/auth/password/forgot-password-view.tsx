import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { TextField } from '@campushive/ui/text-field';
import { Link, useFormErrorText, useProblemText } from '../../../kernel/index.js';
import { AuthForm } from '../auth-form.js';
import { AuthLayout } from '../../parts/auth-layout/auth-layout.js';
import type { ReactNode } from 'react';
import type { ForgotPassword } from './use-forgot-password.js';
import { useStepWords } from '../use-step-words.js';

interface ForgotPasswordViewProps {
  forgot: ForgotPassword;
  /** Offer of a code by text message, below the confirmation. */
  textInstead?: ReactNode;
}

/** Form that requests a reset link, then its confirmation. */
export function ForgotPasswordView({ forgot, textInstead }: ForgotPasswordViewProps) {
  const t = useStepWords();
  const errorText = useFormErrorText(t);
  const problemText = useProblemText();
  const { form, sentTo } = forgot;
  const back = (
    <Button asChild variant={sentTo === null ? 'ghost' : 'secondary'} fullWidth>
      <Link to={{ to: 'login' }}>{t.backToLogin}</Link>
    </Button>
  );
  if (sentTo !== null) {
    return (
      <AuthLayout title={t.linkSent}>
        <Alert tone="success">{t.linkSentText(sentTo)}</Alert>
        {textInstead}
        {back}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t.forgotTitle} tagline={t.forgotText}>
      <AuthForm
        step={forgot}
        problem={problemText(forgot.problem, t.forgotFailed)}
        label={t.sendLink}
        loadingLabel={t.sending}
        below={back}
      >
        <TextField
          label={t.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          enterKeyHint="send"
          error={errorText(form.formState.errors.email)}
          {...form.register('email')}
        />
      </AuthForm>
    </AuthLayout>
  );
}
