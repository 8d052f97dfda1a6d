import { ApiError, type FieldError, type InputOf } from '@campushive/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useNavigation, useStorage } from '../../kernel/index.js';
import { LISTINGS } from '../../catalogue/data.js';
import { SERIES, eventKey, promoKey } from '../data.js';
import type { ChosenInput } from '../sold/checkout-kind.js';
import type { CheckoutEvent } from './checkout-phase.js';
import { writePending } from './pending-note.js';
import type { ChosenSale } from './use-choices.js';

/** Refusals because the listing changed after the page was opened. */
const OUT_OF_DATE: ReadonlySet<string> = new Set([
  'price_changed',
  'milestones_changed',
  'series_over',
  'event_full',
  'fully_booked',
  'listing_unavailable',
  'listing_reserved',
  'stall_closed',
  'items_unavailable',
]);

/** The order that a payment pays for. */
export interface PaymentOrder {
  readonly hiveId: string;
  readonly input: () => ChosenInput;
  /** Called with the server's refusal. `isOld` when the listing changed after the page was opened. */
  readonly onRefused: (error: Error, isOld: boolean) => void;
}

interface StartOptions {
  readonly order: PaymentOrder;
  readonly send: (event: CheckoutEvent) => void;
  /** Called when the server refuses the phone number. */
  readonly onPhoneRefused: () => void;
}

type Account = Pick<InputOf<'payments.charge'>, 'phone' | 'network' | 'remembered'>;

export interface Start {
  /** Opens the provider's page. */
  readonly onPage: () => void;
  /** Sends a prompt to a phone. */
  readonly onPhone: (account: Account) => void;
  readonly starting: boolean;
}

/** Starts the payment of an order. */
export function useStart({ order, send, onPhoneRefused }: StartOptions): Start {
  const client = useClient();
  const navigation = useNavigation();
  const storage = useStorage();
  const [leaving, setLeaving] = useState(false);
  const { hiveId } = order;
  const onRefused = (error: Error, byPhone: boolean) => {
    send({ type: 'refused', problem: { kind: 'refused', error, byPhone } });
    order.onRefused(error, error instanceof ApiError && OUT_OF_DATE.has(error.code));
  };
  const note = (reference: string, paymentId: string) =>
    writePending(storage, { reference, hiveId, paymentId });
  const page = useMutation({
    mutationFn: async () => (await client.payments.initialize({ hiveId, ...order.input() })).data,
    onSuccess({ authorizationUrl, reference, paymentId }) {
      if (authorizationUrl === '') return send({ type: 'refused', problem: { kind: 'no-page' } });
      note(reference, paymentId);
      setLeaving(true);
      navigation.leave(authorizationUrl);
    },
    onError: (error) => onRefused(error, false),
  });
  const phone = useMutation({
    mutationFn: async (account: Account) =>
      (await client.payments.charge({ hiveId, ...order.input(), ...account })).data,
    onSuccess(payment) {
      note(payment.reference, payment.id);
      send({ type: 'charged', payment });
    },
    onError(error) {
      if (fieldErrorOf(error, 'phone') === undefined) onRefused(error, true);
      else onPhoneRefused();
    },
  });
  return {
    onPage: () => page.mutate(),
    onPhone: (account) => phone.mutate(account),
    starting: page.isPending || phone.isPending || leaving,
  };
}

const fieldErrorOf = (error: Error, field: string): FieldError | undefined =>
  error instanceof ApiError ? error.fieldErrors[field] : undefined;

/** Returns the order of a listing. A refusal refetches what changed since the page was opened. */
export function useListingOrder({ hiveId, kind, listing, choices }: ChosenSale): PaymentOrder {
  const queries = useQueryClient();
  return {
    hiveId,
    input: () => (kind === null || listing.data === undefined ? {} : kind.inputOf(listing.data, choices)),
    onRefused(error, isOld) {
      const code = fieldErrorOf(error, 'promoCode');
      if (code !== undefined) choices.promo?.onRefused(code);
      if (!isOld && fieldErrorOf(error, 'kindId') === undefined) return;
      for (const queryKey of [LISTINGS, eventKey(hiveId), promoKey(hiveId), SERIES])
        void queries.invalidateQueries({ queryKey });
    },
  };
}
