import { ApiError, type User } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import {
  callProblem,
  formError,
  useClient,
  useMessages,
  useSessionPort,
  type CallProblem,
} from '../../../kernel/index.js';
import { usePersistedHookForm } from '../../../shared/hooks/use-persisted-hook-form.js';
import { catalogue } from './profile-form.catalogue.js';
import { profileSchema, type ProfileValues } from './profile-schema.js';

export interface ProfileForm {
  readonly form: UseFormReturn<ProfileValues>;
  readonly onSubmit: () => void;
  /** Resets the form to the saved values. */
  readonly onDiscard: () => void;
  readonly submitting: boolean;
  readonly problem: CallProblem | null;
}

const FIELDS = ['name', 'hallId', 'bio'] as const;

/** Form for name, hall and bio. Typed values survive a failed save and a reload. */
export function useProfileForm(user: User, onSaved?: () => void): ProfileForm {
  const client = useClient();
  const session = useSessionPort();
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const form = useForm<ProfileValues>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(profileSchema),
    defaultValues: { name: user.name, hallId: user.hall?.id ?? '', bio: user.bio ?? '' },
  });
  const persisted = usePersistedHookForm('profile', form, FIELDS);
  const save = useMutation({
    mutationFn: async ({ hallId, ...values }: ProfileValues) =>
      (await client.users.updateProfile({ ...values, hallId: hallId === '' ? null : hallId })).data,
    onSuccess({ name, hall, bio }) {
      session.update({ name, hall, bio });
      form.reset({ name, hallId: hall?.id ?? '', bio: bio ?? '' });
      persisted.forget();
      toast({ tone: 'success', title: t.saved });
      onSaved?.();
    },
    onError(error) {
      const wrong = error instanceof ApiError ? error.fieldErrors : {};
      for (const field of FIELDS) {
        const fieldError = wrong[field];
        if (fieldError !== undefined)
          return form.setError(field, formError(fieldError), { shouldFocus: true });
      }
      setProblem(callProblem(error));
    },
  });
  return {
    form,
    onDiscard() {
      form.reset();
      persisted.forget();
      setProblem(null);
    },
    submitting: save.isPending,
    problem,
    onSubmit: form.handleSubmit((values) => {
      setProblem(null);
      save.mutate(values);
    }),
  };
}
