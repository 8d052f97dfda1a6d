import { findUniversity, universityOfEmail } from '@campushive/contract/campus';
import type { Campus } from '@campushive/contract/campus-schema';
import { PasswordField } from '@campushive/ui/password-field';
import { NativeSelect } from '@campushive/ui/native-select';
import { TextField } from '@campushive/ui/text-field';
import { useWatch } from 'react-hook-form';
import { TextLink, useCampus, useMessages } from '../kernel/index.js';
import { comingFrom } from '../shared/coming-from.js';
import { catalogue } from './auth.catalogue.js';
import { AuthForm } from './auth-form.js';
import { AuthLayout } from '../shared/auth-layout/auth-layout.js';
import { LegalLine } from './legal-line.js';
import { useAuthProblemText } from './use-auth-failure.js';
import type { Register } from './use-register.js';

/** The form to join. */
export function RegisterView({ register }: { register: Register }) {
  const words = useMessages(catalogue);
  const campus = useCampus();
  const problemText = useAuthProblemText('register');
  const { form } = register;
  const { errors } = form.formState;
  return (
    <AuthLayout
      title={words.registerTitle}
      tagline={words.registerTagline}
      footer={
        <>
          {words.haveAccount}{' '}
          <TextLink to={{ to: 'login', ...comingFrom(register.from) }}>{words.logIn}</TextLink>
        </>
      }
    >
      <AuthForm
        step={register}
        problem={problemText(register.problem, words.registerFailed, words.registerFailedBare)}
        label={words.register}
        loadingLabel={words.registering}
      >
        <TextField
          label={words.fullName}
          autoComplete="name"
          autoCapitalize="words"
          error={errors.fullName?.message}
          {...form.register('fullName')}
        />
        <NativeSelect
          label={words.university}
          placeholder={words.chooseUniversity}
          error={errors.university?.message}
          options={[
            { label: words.publicUniversities, options: optionsOf(campus, 'public') },
            { label: words.privateUniversities, options: optionsOf(campus, 'private') },
          ]}
          {...form.register('university', { onChange: () => form.setValue('emailDomain', '') })}
        />
        <Address register={register} />
        <PasswordField
          label={words.password}
          showLabel={words.showPassword}
          concealLabel={words.hidePassword}
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password', {
            // Whether the two match is said beside the other.
            onChange: () => errors.confirmPassword && void form.trigger('confirmPassword'),
          })}
        />
        <PasswordField
          label={words.confirmPassword}
          showLabel={words.showPassword}
          concealLabel={words.hidePassword}
          autoComplete="new-password"
          enterKeyHint="go"
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword')}
        />
        <LegalLine doing="register" />
      </AuthForm>
    </AuthLayout>
  );
}

/** What stands before the @ is typed; what follows comes from the university, which may own several domains. */
function Address({ register: { form } }: { register: Register }) {
  const words = useMessages(catalogue);
  const [university, domain] = useWatch({ control: form.control, name: ['university', 'emailDomain'] });
  const campus = useCampus();
  const domains = findUniversity(campus, university)?.emailDomains ?? [];
  const suffix = domain === '' ? domains[0] : domain;
  /** A whole address, pasted or filled in, says which university it is of. */
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
        label={words.emailUsername}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        suffix={suffix === undefined ? words.placeholderDomain : `@${suffix}`}
        error={form.formState.errors.emailUsername?.message}
        {...form.register('emailUsername', {
          onChange: ({ target }: { target: HTMLInputElement }) => onAddress(target.value),
        })}
      />
      {domains.length > 1 ? (
        <NativeSelect
          label={words.emailDomain}
          options={domains.map((one, index) => ({ value: index === 0 ? '' : one, label: `@${one}` }))}
          {...form.register('emailDomain')}
        />
      ) : null}
    </>
  );
}

const optionsOf = ({ institutions }: Campus, kind: 'public' | 'private') =>
  institutions.filter((one) => one.kind === kind).map(({ id, name }) => ({ value: id, label: name }));
