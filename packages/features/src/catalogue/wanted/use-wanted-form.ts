import { ApiError, type FieldError, type Wanted } from '@campushive/contract';
import { amountOf } from '@campushive/contract/price-text';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callProblem, useCampus, useClient, useMessages, type CallProblem } from '../../kernel/index.js';
import { usePersistedForm } from '../../shared/hooks/use-persisted-form.js';
import { WANTED } from '../data.js';
import { catalogue } from './wanted.catalogue.js';
import { toInput, valuesOf, type WantedValues } from './wanted-values.js';

export interface WantedForm {
  readonly values: WantedValues;
  readonly onChange: (change: Partial<WantedValues>) => void;
  /** Errors of the fields, after the first attempt to send. */
  readonly wrong: {
    readonly title: 'missing' | FieldError | null;
    readonly most: 'not-an-amount' | FieldError | null;
    readonly details: FieldError | null;
  };
  readonly onSend: () => void;
  readonly sending: boolean;
  readonly problem: CallProblem | null;
}

interface WantedFormOptions {
  /** Post to edit. Null for a new one. */
  post: Wanted | null;
  /** Initial title of a new post. */
  title: string;
  onSaved: (saved: Wanted) => void;
}

/** Manages the form of a new or edited wanted post. The draft survives a reload. */
export function useWantedForm({ post, title, onSaved }: WantedFormOptions): WantedForm {
  const client = useClient();
  const queries = useQueryClient();
  const { currency } = useCampus();
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const name = post === null ? `wanted-${title}` : `wanted-${post.id}`;
  const { values, onChange, forget } = usePersistedForm(name, valuesOf(post, title));
  const [tried, setTried] = useState(false);
  const isMissing = values.title.trim() === '';
  const isNoAmount = values.most.trim() !== '' && amountOf(values.most, currency) === undefined;
  const send = useMutation({
    mutationFn: async () => {
      const input = toInput(values, currency);
      return post === null
        ? (await client.wanted.create(input)).data
        : (await client.wanted.update({ ...input, id: post.id })).data;
    },
    onSuccess(saved) {
      forget();
      void queries.invalidateQueries({ queryKey: WANTED });
      toast({ tone: 'success', title: post === null ? t.posted : t.saved });
      onSaved(saved);
    },
  });
  const refused = send.error instanceof ApiError ? send.error.fieldErrors : {};
  const isOfField = ['title', 'maxPrice', 'details'].some((field) => field in refused);
  return {
    values,
    onChange(change) {
      if (send.isError) send.reset();
      onChange(change);
    },
    wrong: {
      title: tried && isMissing ? 'missing' : (refused['title'] ?? null),
      most: tried && isNoAmount ? 'not-an-amount' : (refused['maxPrice'] ?? null),
      details: refused['details'] ?? null,
    },
    onSend() {
      setTried(true);
      if (!isMissing && !isNoAmount && !send.isPending) send.mutate();
    },
    sending: send.isPending,
    problem: send.isError && !isOfField ? callProblem(send.error) : null,
  };
}
