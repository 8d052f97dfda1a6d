import { ApiError, hasHours, type Availability, type FieldErrors } from '@campushive/contract';
import { priceFigures } from '@campushive/contract/price-text';
import { refuseAvailability } from '@campushive/contract/rules/availability';
import { dayIn } from '@campushive/contract/rules/zoned-time';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  useCampus,
  useClient,
  useClock,
  useFailureText,
  useLanguageTag,
  useMessages,
} from '../../kernel/index.js';
import { BOOKINGS } from '../data.js';
import { catalogue } from './availability.catalogue.js';
import { inOrder } from './availability-draft.js';
import { availabilityQuery } from './availability.queries.js';

/** States of a tutor's free times. */
export type AvailabilityState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'missing' }
  | { readonly status: 'ready'; readonly draft: Availability };

/** Form of a tutor's free times. */
export interface AvailabilityForm {
  readonly state: AvailabilityState;
  /** True while no hours are saved, so that the tutor cannot be booked. */
  readonly isUnbookable: boolean;
  /** Errors by input path, such as `weekly.1.from`. */
  readonly errors: FieldErrors;
  /** Current date in the campus's zone. Earlier days are over. */
  readonly today: string;
  readonly saving: boolean;
  /** Hourly price of a trial lesson as typed; empty for the normal price. */
  readonly trialPrice: string;
  readonly onTrialPrice: (to: { typed: string }) => void;
  readonly onChange: (to: { draft: Availability }) => void;
  readonly onSave: () => void;
}

/** Form for the tutor's hours. */
export function useAvailability(id: string): AvailabilityForm {
  const client = useClient();
  const queries = useQueryClient();
  const { timeZone, currency } = useCampus();
  const today = dayIn(useClock().now().getTime(), timeZone);
  const t = useMessages(catalogue);
  const tag = useLanguageTag();
  const failureText = useFailureText();
  const { toast } = useToast();
  const saved = useQuery(availabilityQuery(client, id));
  const [changed, setChanged] = useState<Availability | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const savedTrial = saved.data?.trialPrice ?? null;
  const trialPrice =
    typed ?? (savedTrial === null ? '' : savedTrial.toLocaleString(tag, { useGrouping: false }));
  const save = useMutation({
    mutationFn: async ({ weekly, daysOff, extraHours, breakMinutes, noticeHours }: Availability) =>
      client.availability.set({
        id,
        weekly: [...weekly],
        daysOff: [...daysOff],
        extraHours: [...extraHours],
        breakMinutes,
        noticeHours,
        trialPrice: trialPrice.trim() === '' ? null : priceFigures(trialPrice, currency),
      }),
    async onSuccess({ data }) {
      queries.setQueryData(availabilityQuery(client, id).queryKey, data);
      setChanged(null);
      setTyped(null);
      toast({ tone: 'success', title: t.saved });
      await queries.invalidateQueries({ queryKey: BOOKINGS });
    },
    onError(error) {
      // The form keeps all choices after a failed save.
      if (error instanceof ApiError) setErrors(error.fieldErrors);
      toast({ tone: 'danger', title: failureText(error, t.saveFailed) });
    },
  });

  return {
    state: stateOf(),
    isUnbookable: saved.data !== undefined && !hasHours(saved.data),
    errors,
    today,
    saving: save.isPending,
    trialPrice,
    onTrialPrice(to) {
      setTyped(to.typed);
      setErrors({});
    },
    onChange({ draft }) {
      setChanged(draft);
      setErrors({});
    },
    onSave() {
      const state = stateOf();
      if (state.status !== 'ready' || save.isPending) return;
      const draft = inOrder(state.draft);
      setChanged(draft);
      const wrong = refuseAvailability(draft) ?? {};
      setErrors(wrong);
      if (Object.keys(wrong).length === 0) save.mutate(draft);
    },
  };

  function stateOf(): AvailabilityState {
    const draft = changed ?? saved.data;
    if (draft !== undefined) return { status: 'ready', draft };
    if (saved.error === null) return { status: 'loading' };
    if (saved.error instanceof ApiError && [403, 404, 422].includes(saved.error.status))
      return { status: 'missing' };
    return { status: 'failed', retry: () => void saved.refetch() };
  }
}
