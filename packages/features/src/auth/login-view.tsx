import { Alert } from '@campushive/ui/alert';
import { Checkbox } from '@campushive/ui/checkbox';
import { PasswordField } from '@campushive/ui/password-field';
import { TextField } from '@campushive/ui/text-field';
import { Controller } from 'react-hook-form';
import { TextLink, useMessages } from '../kernel/index.js';
import { comingFrom } from '../shared/coming-from.js';
import { catalogue } from './auth.catalogue.js';
import { AuthForm } from './auth-form.js';
import { useLoginErrorText } from './use-login-error-text.js';
import { AuthLayout } from '../shared/auth-layout/auth-layout.js';
import { LegalLine } from './legal-line.js';
import type { Login } from './use-login.js';

/** The login form. */
export function LoginView({ login }: { login: Login }) {
  const words = useMessages(catalogue);
  const errorText = useLoginErrorText();
  const { form, problem } = login;
  const { errors } = form.formState;
  return (
    <AuthLayout
      title={words.loginTitle}
      tagline={words.loginTagline}
      footer={
        <>
          {words.noAccount}{' '}
          <TextLink to={{ to: 'register', ...comingFrom(login.from) }}>{words.signUp}</TextLink>
        </>
      }
    >
      <AuthForm
        step={login}
        problem={problem === null ? null : errorText(problem.error)}
        label={words.logIn}
        loadingLabel={words.loggingIn}
        below={<LegalLine doing="login" />}
      >
        {login.ended ? <Alert tone="warning">{words.sessionEnded}</Alert> : null}
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
          <Controller
            control={form.control}
            name="rememberMe"
            render={({ field: { value, onChange, ...field } }) => (
              <Checkbox label={words.rememberMe} checked={value} onCheckedChange={onChange} {...field} />
            )}
          />
          <TextLink standalone to={{ to: 'forgotPassword' }}>
            {words.forgot}
          </TextLink>
        </div>
      </AuthForm>
    </AuthLayout>
  );
}
