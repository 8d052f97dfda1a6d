import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { TextField } from '@campushive/ui/text-field';
import { Link, useProblemText } from '../kernel/index.js';
import { AuthForm } from './auth-form.js';
import { AuthLayout } from '../shared/auth-layout/auth-layout.js';
import type { ForgotPassword } from './use-forgot-password.js';
import { useStepWords } from './use-step-words.js';

/** Asks for a link, then says that it is on its way. */
export function ForgotPasswordView({ forgot }: { forgot: ForgotPassword }) {
  const words = useStepWords();
  const problemText = useProblemText();
  const { form, sentTo } = forgot;
  const back = (
    <Button asChild variant={sentTo === null ? 'ghost' : 'secondary'} fullWidth>
      <Link to={{ to: 'login' }}>{words.backToLogin}</Link>
    </Button>
  );
  if (sentTo !== null) {
    return (
      <AuthLayout title={words.linkSent}>
        <Alert tone="success">{words.linkSentText(sentTo)}</Alert>
        {back}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={words.forgotTitle} tagline={words.forgotText}>
      <AuthForm
        step={forgot}
        problem={problemText(forgot.problem, words.forgotFailed)}
        label={words.sendLink}
        loadingLabel={words.sending}
        below={back}
      >
        <TextField
          label={words.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          enterKeyHint="send"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
      </AuthForm>
    </AuthLayout>
  );
}
