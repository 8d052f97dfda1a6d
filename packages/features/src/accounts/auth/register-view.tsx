import { findUniversity, universityOfEmail } from '@campushive/contract/campus';
import type { BrowserCampus } from '@campushive/contract/campus-schema';
import { PasswordField } from '@campushive/ui/password-field';
import { NativeSelect } from '@campushive/ui/native-select';
import { TextField } from '@campushive/ui/text-field';
import { useWatch } from 'react-hook-form';
import { TextLink, useCampus, useFormErrorText, useMessages } from '../../kernel/index.js';
import { comingFrom } from '../parts/coming-from.js';
import { catalogue } from './auth.catalogue.js';
import { AuthForm } from './auth-form.js';
import { AuthLayout } from '../parts/auth-layout/auth-layout.js';
import { LegalLine } from './legal-line.js';
import { useAuthProblemText } from './use-auth-failure.js';
import type { Register } from './use-register.js';

/** Registration form. */
export function RegisterView({ register }: { register: Register }) {
  const t = useMessages(catalogue);
  const errorText = useFormErrorText(t);
  const campus = useCampus();
  const problemText = useAuthProblemText('register');
  const { form } = register;
  const { errors } = form.formState;
  return (
    <AuthLayout
      title={t.registerTitle}
      tagline={t.registerTagline}
      footer={
        <>
          {t.haveAccount} <TextLink to={{ to: 'login', ...comingFrom(register.from) }}>{t.logIn}</TextLink>
        </>
      }
    >
      <AuthForm
        step={register}
        problem={problemText(register.problem, t.registerFailed, t.registerFailedBare)}
        label={t.register}
        loadingLabel={t.registering}
      >
        <TextField
          label={t.fullName}
          autoComplete="name"
          autoCapitalize="words"
          error={errorText(errors.fullName)}
          {...form.register('fullName')}
        />
        <NativeSelect
          label={t.university}
          placeholder={t.chooseUniversity}
          error={errorText(errors.university)}
          options={[
            { label: t.publicUniversities, options: optionsOf(campus, 'public') },
            { label: t.privateUniversities, options: optionsOf(campus, 'private') },
          ]}
          {...form.register('university', { onChange: () => form.setValue('emailDomain', '') })}
        />
        <Address register={register} />
        <PasswordField
          label={t.password}
          showLabel={t.showPassword}
          concealLabel={t.hidePassword}
          autoComplete="new-password"
          error={errorText(errors.password)}
          {...form.register('password', {
            // The repeat field shows whether the two match.
            onChange: () => errors.confirmPassword && void form.trigger('confirmPassword'),
          })}
        />
        <PasswordField
          label={t.confirmPassword}
          showLabel={t.showPassword}
          concealLabel={t.hidePassword}
          autoComplete="new-password"
          enterKeyHint="go"
          error={errorText(errors.confirmPassword)}
          {...form.register('confirmPassword')}
        />
        <LegalLine doing="register" />
      </AuthForm>
    </AuthLayout>
  );
}

/** Email field. The user types the part before the @; the university determines the domain, and may own several. */
function Address({ register: { form } }: { register: Register }) {
  const t = useMessages(catalogue);
  const errorText = useFormErrorText(t);
  const [university, domain] = useWatch({ control: form.control, name: ['university', 'emailDomain'] });
  const campus = useCampus();
  const domains = findUniversity(campus, university)?.emailDomains ?? [];
  const suffix = domain === '' ? domains[0] : domain;
  /** Selects the university of a complete address that was pasted or filled in. */
  function onAddress(typed: string): void {
    const address = typed.trim();
    const owner = universityOfEmail(campus, address);
    if (owner === undefined) return;
    const [username = '', of = ''] = address.split('@');
    form.setValue('emailUsername', username, { shouldValidate: true });
    form.setValue('university', owner.id, { shouldValidate: true });
    form.setValue('emailDomain', of.toLowerCase() === owner.emailDomains[0] ? '' : of.toLowerCase());
  }
  return (
    <>
      <TextField
        label={t.emailUsername}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        suffix={suffix === undefined ? t.placeholderDomain : `@${suffix}`}
        error={errorText(form.formState.errors.emailUsername)}
        {...form.register('emailUsername', {
          onChange: ({ target }: { target: HTMLInputElement }) => onAddress(target.value),
        })}
      />
      {domains.length > 1 ? (
        <NativeSelect
          label={t.emailDomain}
          options={domains.map((one, index) => ({ value: index === 0 ? '' : one, label: `@${one}` }))}
          {...form.register('emailDomain')}
        />
      ) : null}
    </>
  );
}

const optionsOf = ({ institutions }: BrowserCampus, kind: 'public' | 'private') =>
  institutions
    .filter((institution) => institution.kind === kind)
    .map(({ id, name }) => ({ value: id, label: name }));
