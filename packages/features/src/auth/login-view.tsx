import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Checkbox } from '@campushive/ui/checkbox';
import { PasswordField } from '@campushive/ui/password-field';
import { TextField } from '@campushive/ui/text-field';
import { TextLink } from '@campushive/ui/text-link';
import type { FormEvent } from 'react';
import { Link, useMessages } from '../kernel/index.js';
import { LiveFieldset } from '../shared/index.js';
import { catalogue } from './auth.catalogue.js';
import { AuthLayout } from './auth-layout.js';
import { LegalLine } from './legal-line.js';
import type { Login } from './use-login.js';

/** The login form. */
export function LoginView({ login }: { login: Login }) {
  const words = useMessages(catalogue);
  const { form, submitting, problem } = login;
  const { errors } = form.formState;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!submitting) login.onSubmit();
  }
  return (
    <AuthLayout
      title={words.loginTitle}
      tagline={words.loginTagline}
      footer={
        <>
          {words.noAccount}{' '}
          <TextLink asChild>
            <Link to={{ to: 'register' }}>{words.signUp}</Link>
          </TextLink>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <LiveFieldset className="grid min-w-0 gap-4">
          <TextField
            label={words.email}
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            error={errors.email?.message}
            {...form.register('email')}
          />
          <PasswordField
            label={words.password}
            showLabel={words.showPassword}
            concealLabel={words.hidePassword}
            autoComplete="current-password"
            enterKeyHint="go"
            error={errors.password?.message}
            {...form.register('password')}
          />
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Checkbox label={words.rememberMe} {...form.register('rememberMe')} />
            <TextLink standalone asChild>
              <Link to={{ to: 'forgotPassword' }}>{words.forgot}</Link>
            </TextLink>
          </div>
          {problem === null ? null : <Alert tone="danger">{problem}</Alert>}
          <Button
            type="submit"
            tone="honey"
            size="lg"
            fullWidth
            loading={submitting}
            loadingLabel={words.loggingIn}
          >
            {words.logIn}
          </Button>
          <LegalLine doing="login" />
        </LiveFieldset>
      </form>
    </AuthLayout>
  );
}
