import { MAX_BIO, type User } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { TextField } from '@campushive/ui/text-field';
import { Textarea } from '@campushive/ui/textarea';
import type { FormEvent } from 'react';
import { useFormErrorText, useProblemText, useMessages } from '../../../kernel/index.js';
import { HallSelect } from '../../../base/parts/halls/hall-select.js';
import { LiveFieldset } from '../../../shared/index.js';
import { catalogue } from './profile-form.catalogue.js';
import type { ProfileForm } from './use-profile-form.js';

interface ProfileFieldsProps {
  user: User;
  profile: ProfileForm;
}

/** Editable name, hall and bio, with read-only address and university and the reason why they are fixed. */
export function ProfileFields({ user, profile }: ProfileFieldsProps) {
  const t = useMessages(catalogue);
  const { form, submitting } = profile;
  const problem = useProblemText()(profile.problem, t.saveFailed);
  const { isDirty } = form.formState;
  const unsaved = isDirty && !submitting;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!submitting) profile.onSubmit();
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Inputs user={user} profile={profile} />
      {problem === null ? null : <Alert tone="danger">{problem}</Alert>}
      <div className="grid gap-2">
        <p role="status" className="text-sm text-fg-muted">
          {unsaved ? t.unsaved : ''}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary" loading={submitting} loadingLabel={t.saving}>
            {t.save}
          </Button>
          {unsaved ? (
            <Button
              variant="ghost"
              onClick={({ currentTarget }) => {
                // The pressed button disappears, so focus moves to the submit button.
                currentTarget.form?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
                profile.onDiscard();
              }}
            >
              {t.discard}
            </Button>
          ) : null}
        </div>
      </div>
    </form>
  );
}

function Inputs({ user, profile: { form } }: ProfileFieldsProps) {
  const t = useMessages(catalogue);
  const errorText = useFormErrorText(t);
  const { errors } = form.formState;
  return (
    <LiveFieldset className="contents">
      <TextField
        label={t.fullName}
        autoComplete="name"
        error={errorText(errors.name)}
        {...form.register('name')}
      />
      <TextField label={t.email} description={t.emailHint} type="email" readOnly value={user.email} />
      <TextField label={t.university} description={t.universityHint} readOnly value={user.university ?? ''} />
      <HallSelect of="student" error={errorText(errors.hallId)} {...form.register('hallId')} />
      <Textarea
        label={t.bio}
        description={t.bioHint}
        rows={4}
        maxLength={MAX_BIO}
        showCount
        error={errorText(errors.bio)}
        {...form.register('bio')}
      />
    </LiveFieldset>
  );
}
