import {
  ApiError,
  DEAL_HIVE,
  fieldErrorsOf,
  type FieldError,
  type FieldErrors,
  type SafeDeal,
} from '@campushive/contract';
import { SAFE_DEAL_FIELDS } from '@campushive/contract/calls/safe-deals';
import { priceFigures, typedPriceError, type PriceTextRules } from '@campushive/contract/price-text';
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { DraftPhoto } from '../../../base/parts/uploads/photo-slot.js';
import { callProblem, useCampus, useClient, useNavigation, type CallProblem } from '../../../kernel/index.js';
import { SAFE_DEALS, safeDealKey } from '../../data.js';
import { mySafeDealsQuery } from '../parts/safe-deals.queries.js';

/** Safe deal as typed. */
export interface DealDraft {
  readonly title: string;
  readonly price: string;
  readonly photo: DraftPhoto | null;
}

/** Open links of the viewer. */
export type OpenLinks =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly links: readonly SafeDeal[] };

/** Form of a new safe-deal link, with the open ones. */
export interface MakeDealForm {
  readonly draft: DealDraft;
  readonly onChange: (change: Partial<DealDraft>) => void;
  readonly errors: FieldErrors;
  readonly onMake: () => void;
  readonly making: boolean;
  /** The photo is still being uploaded. */
  readonly uploading: boolean;
  /** Refusal that belongs to no field. */
  readonly problem: CallProblem | null;
  readonly open: OpenLinks;
}

const NO_ERRORS: FieldErrors = {};

/** Manages the form of a new link. A made link opens. */
export function useMakeDeal(title: string): MakeDealForm {
  const client = useClient();
  const queries = useQueryClient();
  const navigation = useNavigation();
  const campus = useCampus();
  const ownDeals = useQuery(mySafeDealsQuery(client));
  const [draft, setDraft] = useState<DealDraft>({ title, price: '', photo: null });
  const [errors, setErrors] = useState(NO_ERRORS);
  const [problem, setProblem] = useState<CallProblem | null>(null);

  const make = useMutation({
    mutationFn: async () => (await client.safeDeals.create(toInput(draft, campus))).data,
    onSuccess(made) {
      queries.setQueryData(safeDealKey(made.id), made);
      void queries.invalidateQueries({ queryKey: SAFE_DEALS });
      navigation.go({ to: 'listing', hive: DEAL_HIVE, id: made.id }, { replace: true });
    },
    onError(error) {
      const fields = error instanceof ApiError ? error.fieldErrors : NO_ERRORS;
      setErrors(fields);
      setProblem(Object.keys(fields).length > 0 ? null : callProblem(error));
    },
  });

  const uploading = draft.photo?.status === 'uploading';
  return {
    draft,
    onChange(change) {
      setDraft((now) => ({ ...now, ...change }));
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in change))));
    },
    errors,
    onMake() {
      if (make.isPending) return;
      const found = errorsOf(draft, campus);
      setErrors(found);
      setProblem(null);
      if (Object.keys(found).length === 0 && !uploading) make.mutate();
    },
    making: make.isPending,
    uploading,
    problem,
    open: openOf(ownDeals),
  };
}

function openOf(ownDeals: UseQueryResult<SafeDeal[]>): OpenLinks {
  if (ownDeals.data !== undefined) return { status: 'ready', links: ownDeals.data };
  return ownDeals.isPending
    ? { status: 'loading' }
    : { status: 'failed', retry: () => void ownDeals.refetch() };
}

const toInput = ({ title, price, photo }: DealDraft, { currency }: Pick<PriceTextRules, 'currency'>) => ({
  title,
  price: priceFigures(price, currency),
  photo: photo?.id ?? null,
});

const FIELDS = z.object(SAFE_DEAL_FIELDS);

/** Returns the errors of a draft, by the call's schema and the campus's price rules. Empty for none. */
function errorsOf(draft: DealDraft, rules: PriceTextRules): FieldErrors {
  const parsed = FIELDS.safeParse(toInput(draft, rules), { reportInput: true });
  const errors: Record<string, FieldError> = { ...fieldErrorsOf(parsed.error?.issues ?? []) };
  if (draft.title.trim() === '') errors['title'] = { code: 'required' };
  const wrong: FieldError | null =
    draft.price.trim() === '' ? { code: 'required' } : typedPriceError(draft.price, rules);
  if (wrong !== null) errors['price'] = wrong;
  return errors;
}
