import { Alert } from '@campushive/ui/alert';
import { Checkbox } from '@campushive/ui/checkbox';
import { PasswordField } from '@campushive/ui/password-field';
import { TextField } from '@campushive/ui/text-field';
import { Controller } from 'react-hook-form';
import { TextLink, useFormErrorText, useMessages } from '../../kernel/index.js';
import { comingFrom } from '../parts/coming-from.js';
import { catalogue } from './auth.catalogue.js';
import { AuthForm } from './auth-form.js';
import { useLoginErrorText } from './use-login-error-text.js';
import { AuthLayout } from '../parts/auth-layout/auth-layout.js';
import { PasskeyButton } from './passkey-button.js';
import { LegalLine } from './legal-line.js';
import type { Login } from './use-login.js';

/** Login form. */
export function LoginView({ login }: { login: Login }) {
  const t = useMessages(catalogue);
  const errorText = useLoginErrorText();
  const fieldText = useFormErrorText(t);
  const { form, problem } = login;
  const { errors } = form.formState;
  return (
    <AuthLayout
      title={t.loginTitle}
      tagline={t.loginTagline}
      footer={
        <>
          {t.noAccount} <TextLink to={{ to: 'register', ...comingFrom(login.from) }}>{t.signUp}</TextLink>
        </>
      }
    >
      <AuthForm
        step={login}
        problem={problem === null ? null : errorText(problem.error)}
        label={t.logIn}
        loadingLabel={t.loggingIn}
        below={
          <>
            <PasskeyButton passkey={login.passkey} />
            <LegalLine doing="login" />
          </>
        }
        onNear={login.passkey.onNear}
      >
        {login.ended ? <Alert tone="warning">{t.sessionEnded}</Alert> : null}
        <TextField
          label={t.email}
          type="email"
          autoComplete="username webauthn"
          inputMode="email"
          autoCapitalize="none"
          error={fieldText(errors.email)}
          {...form.register('email')}
        />
        <PasswordField
          label={t.password}
          showLabel={t.showPassword}
          concealLabel={t.hidePassword}
          autoComplete="current-password webauthn"
          enterKeyHint="go"
          error={fieldText(errors.password)}
          {...form.register('password')}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Controller
            control={form.control}
            name="rememberMe"
            render={({ field: { value, onChange, ...field } }) => (
              <Checkbox label={t.rememberMe} checked={value} onCheckedChange={onChange} {...field} />
            )}
          />
          <TextLink standalone to={{ to: 'forgotPassword' }}>
            {t.forgot}
          </TextLink>
        </div>
      </AuthForm>
    </AuthLayout>
  );
}
