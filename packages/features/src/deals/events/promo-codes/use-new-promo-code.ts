import { ApiError, type FieldError } from '@campushive/contract';
import { priceFigures, type PriceCurrency } from '@campushive/contract/price-text';
import { randomId } from '@campushive/contract/random-id';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callProblem, useCampus, useClient, useMessages, type CallProblem } from '../../../kernel/index.js';
import { usePersistedForm } from '../../../shared/hooks/use-persisted-form.js';
import { promoCodesQuery } from '../events.queries.js';
import { promoCodesCatalogue } from './promo-codes.catalogue.js';

/** Initial values of the form, as typed. */
const EMPTY = { code: '', off: 'percent', value: '', kindId: '', quota: '', lastDay: '' };
export type PromoCodeValues = typeof EMPTY;
export type PromoCodeField = 'code' | 'value' | 'kindId' | 'quota' | 'lastDay';

export interface NewPromoCode {
  readonly values: PromoCodeValues;
  readonly onChange: (change: Partial<PromoCodeValues>) => void;
  /** Field errors, after the first attempt to save. */
  readonly wrong: Readonly<Partial<Record<PromoCodeField, FieldError>>>;
  readonly onSend: () => void;
  readonly sending: boolean;
  /** Error of the last attempt: `full` when the event has the maximum number of codes. */
  readonly problem: CallProblem | { readonly kind: 'full' } | null;
}

/** Form for a promo code of the viewer's event. Its values survive a reload and a failed attempt. */
export function useNewPromoCode(id: string, onMade: () => void): NewPromoCode {
  const client = useClient();
  const { currency } = useCampus();
  const queries = useQueryClient();
  const t = useMessages(promoCodesCatalogue);
  const { toast } = useToast();
  const { values, onChange, forget } = usePersistedForm(`promo-${id}`, EMPTY);
  const [tried, setTried] = useState(false);
  // Repeating the same values after a lost response uses the same idempotency key.
  const sent = useRef({ form: '', key: '' });
  const create = useMutation({
    mutationFn: async (typed: PromoCodeValues) => {
      const form = JSON.stringify(typed);
      if (sent.current.form !== form) sent.current = { form, key: randomId() };
      return (
        await client.promoCodes.create(inputOf(id, typed, currency), { idempotencyKey: sent.current.key })
      ).data;
    },
    onSuccess({ code }) {
      sent.current = { form: '', key: '' };
      setTried(false);
      forget();
      void queries.invalidateQueries({ queryKey: promoCodesQuery(client, id).queryKey });
      toast({ tone: 'success', title: t.created(code) });
      onMade();
    },
  });
  const missing = missingIn(values);
  const refused = create.error instanceof ApiError ? refusedIn(create.error) : {};
  return {
    values,
    onChange(change) {
      if (create.isError) create.reset();
      onChange(change);
    },
    wrong: tried ? { ...refused, ...missing } : refused,
    onSend() {
      setTried(true);
      if (Object.keys(missing).length === 0 && !create.isPending) create.mutate(values);
    },
    sending: create.isPending,
    problem: problemOf(),
  };

  function problemOf(): NewPromoCode['problem'] {
    if (create.error === null || Object.keys(refused).length > 0) return null;
    const { error } = create;
    return error instanceof ApiError && error.code === 'limit_reached'
      ? { kind: 'full' }
      : callProblem(error);
  }
}

/** Builds the input of the call. */
function inputOf(
  id: string,
  { code, off, value, kindId, quota, lastDay }: PromoCodeValues,
  currency: PriceCurrency,
) {
  return {
    id,
    code,
    ...(off === 'percent' ? { percent: value.trim() } : { amount: priceFigures(value, currency) }),
    ...(kindId !== '' && { kindId }),
    ...(quota.trim() !== '' && { quota: quota.trim() }),
    ...(lastDay !== '' && { lastDay }),
  };
}

function missingIn({ code, value }: PromoCodeValues): NewPromoCode['wrong'] {
  const required = { code: 'required' } as const;
  return { ...(code.trim() === '' && { code: required }), ...(value.trim() === '' && { value: required }) };
}

/** Maps the errors of percentage and amount to their shared field. */
function refusedIn({ fieldErrors }: ApiError): NewPromoCode['wrong'] {
  const { percent, amount, ...others } = fieldErrors;
  const value = percent ?? amount;
  return { ...others, ...(value && { value }) };
}
