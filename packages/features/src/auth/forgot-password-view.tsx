import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { TextField } from '@campushive/ui/text-field';
import type { FormEvent } from 'react';
import { Link, useMessages } from '../kernel/index.js';
import { LiveFieldset } from '../shared/index.js';
import { catalogue } from './auth.catalogue.js';
import { AuthLayout } from './auth-layout.js';
import type { ForgotPassword } from './use-forgot-password.js';

/** Asks for a link, then says that it is on its way. */
export function ForgotPasswordView({ forgot }: { forgot: ForgotPassword }) {
  const words = useMessages(catalogue);
  const { form, submitting, problem, sentTo } = forgot;
  const back = (
    <Button asChild tone={sentTo === null ? 'quiet' : 'ink'} fullWidth>
      <Link to={{ to: 'login' }}>{words.backToLogin}</Link>
    </Button>
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!submitting) forgot.onSubmit();
  }
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
      <form onSubmit={submit} noValidate>
        <LiveFieldset className="grid min-w-0 gap-4">
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
          {problem === null ? null : <Alert tone="danger">{problem}</Alert>}
          <Button
            type="submit"
            tone="honey"
            size="lg"
            fullWidth
            loading={submitting}
            loadingLabel={words.sending}
          >
            {words.sendLink}
          </Button>
          {back}
        </LiveFieldset>
      </form>
    </AuthLayout>
  );
}
