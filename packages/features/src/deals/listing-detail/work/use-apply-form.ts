import { ApiError, feesFor, type FieldError } from '@campushive/contract';
import { amountOf, type PriceCurrency } from '@campushive/contract/price-text';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  callProblem,
  useCampus,
  useClient,
  useMessages,
  type CallProblem,
  useMinorUnits,
} from '../../../kernel/index.js';
import { usePersistedForm } from '../../../shared/hooks/use-persisted-form.js';
import { LISTINGS } from '../../../catalogue/data.js';
import { catalogue } from './apply.catalogue.js';
import { applicationForm } from './use-started-application.js';

interface Application {
  readonly message: string;
  /** Price as typed; empty for the listed price. */
  readonly price: string;
}

/** Error of a field, found locally or returned by the server. */
export type ApplicationProblem =
  | { readonly kind: 'wrong' }
  | { readonly kind: 'refused'; readonly error: FieldError };

export interface ApplyForm extends Application {
  readonly onChange: (change: Partial<Application>) => void;
  readonly problems: {
    readonly message: ApplicationProblem | undefined;
    readonly price: ApplicationProblem | undefined;
  };
  /** Student's proceeds for the typed price; null without one. */
  readonly payout: number | null;
  readonly onSend: () => void;
  readonly sending: boolean;
  readonly problem: CallProblem | null;
}

const EMPTY: Application = { message: '', price: '' };

/** Form for an application. Its values survive a reload. */
export function useApplyForm(id: string, onSent: () => void): ApplyForm {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const { currency, fees } = useCampus();
  const { toMajor, toMinor } = useMinorUnits();
  const { toast } = useToast();
  const { values, onChange, forget } = usePersistedForm(applicationForm(id), { ...EMPTY });
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, FieldError>>>({});
  const price = priceIn(values.price, currency);
  const wrong = { message: values.message.trim() === '', price: price === undefined };
  const send = useMutation({
    mutationFn: () =>
      client.applications.create({ id, message: values.message, ...(price != null && { price }) }),
    async onSuccess() {
      forget();
      setTried(false);
      await queries.invalidateQueries({ queryKey: LISTINGS });
      toast({ tone: 'success', title: t.sent });
      onSent();
    },
    onError: (error) => setRefused(error instanceof ApiError ? error.fieldErrors : {}),
  });
  const problemOf = (field: keyof Application): ApplicationProblem | undefined => {
    const error = refused[field];
    if (tried && wrong[field]) return { kind: 'wrong' };
    return error && { kind: 'refused', error };
  };
  return {
    ...values,
    onChange(change) {
      onChange(change);
      setRefused({});
    },
    problems: { message: problemOf('message'), price: problemOf('price') },
    payout: price == null ? null : toMajor(feesFor('gig', toMinor(price), fees).payout),
    onSend() {
      setTried(true);
      if (!wrong.message && !wrong.price && !send.isPending) send.mutate();
    },
    sending: send.isPending,
    problem: send.isError && Object.keys(refused).length === 0 ? callProblem(send.error) : null,
  };
}

/** Parses the typed price in major units. Returns null for an empty field, undefined for an invalid price. */
function priceIn(typed: string, currency: PriceCurrency): number | null | undefined {
  if (typed.trim() === '') return null;
  const amount = amountOf(typed, currency);
  return amount !== undefined && amount > 0 ? amount : undefined;
}
