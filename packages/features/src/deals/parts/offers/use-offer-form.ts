import { ApiError, type FieldError, type OfferShown } from '@campushive/contract';
import { toMajor, toMinor } from '@campushive/contract/money';
import { amountOf, type PriceCurrency } from '@campushive/contract/price-text';
import { counterRange, highestOffer, lowestOffer } from '@campushive/contract/rules/offers';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callProblem, useCampus, useClient, useMessages, type CallProblem } from '../../../kernel/index.js';
import { firstNameOf } from '../../../shared/first-name.js';
import { usePersistedForm } from '../../../shared/hooks/use-persisted-form.js';
import type { Bargain } from './bargain.js';
import { catalogue } from './offers.catalogue.js';
import { useOfferRefresh } from './use-offer-refresh.js';

/** Problem with an offered amount. All amounts are in major units. */
export type AmountProblem =
  | { readonly kind: 'none' }
  | { readonly kind: 'too-small'; readonly least: number }
  | { readonly kind: 'too-large'; readonly listed: number }
  /** Counter-offer outside the range between both sides' last amounts. */
  | { readonly kind: 'not-between'; readonly above: number; readonly below: number }
  | { readonly kind: 'refused'; readonly error: FieldError };

export interface OfferForm {
  readonly amount: string;
  readonly onChange: (change: { readonly amount: string }) => void;
  /** Typed amount in major units; null while it is invalid. */
  readonly named: number | null;
  /** Error of the amount. */
  readonly amountProblem: AmountProblem | null;
  readonly onSend: () => void;
  readonly sending: boolean;
  readonly problem: CallProblem | null;
}

/** Form for a first offer or a counter-offer. Its value survives a reload. */
export function useOfferForm(
  { listing, offer, name }: Bargain,
  counters: boolean,
  onSent: () => void,
): OfferForm {
  const client = useClient();
  const t = useMessages(catalogue);
  const { currency } = useCampus();
  const { toast } = useToast();
  const refresh = useOfferRefresh();
  const { values, onChange, forget } = usePersistedForm(`offer-${listing.id}`, { amount: '' });
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<FieldError | undefined>();
  const wrong =
    counters && offer !== null
      ? counterProblem(rangeOf(offer, listing.price, currency), values.amount, currency)
      : amountProblem(listing.price, values.amount, currency);
  const send = useMutation({
    mutationFn: () => {
      const amount = amountOf(values.amount, currency) ?? 0;
      return counters && offer !== null
        ? client.offers.counter({ id: offer.id, amount })
        : client.offers.create({ hiveId: listing.id, amount });
    },
    async onSuccess() {
      forget();
      setTried(false);
      await refresh();
      toast({ tone: 'success', title: t.sent(firstNameOf({ name }, t.other)) });
      onSent();
    },
    onError(error) {
      setRefused(error instanceof ApiError ? error.fieldErrors['amount'] : undefined);
      // The price or the offer has changed on the server.
      if (error instanceof ApiError && error.status === 409) void refresh();
    },
  });
  return {
    amount: values.amount,
    named: wrong === null ? (amountOf(values.amount, currency) ?? null) : null,
    onChange(change) {
      onChange(change);
      setRefused(undefined);
    },
    amountProblem: (tried ? wrong : null) ?? (refused ? { kind: 'refused', error: refused } : null),
    onSend() {
      setTried(true);
      if (wrong === null && !send.isPending) send.mutate();
    },
    sending: send.isPending,
    problem: send.isError && refused === undefined ? callProblem(send.error) : null,
  };
}

interface Range {
  readonly above: number;
  readonly below: number;
}

/** Returns the last amounts of both sides, in major units. The next amount must lie between them. */
export function rangeOf(
  offer: OfferShown,
  price: number,
  currency: Pick<PriceCurrency, 'minorDigits'>,
): Range {
  const minor = (amount: number) => toMinor(amount, currency);
  const { above, below } = counterRange(
    {
      status: offer.status,
      amountMinor: minor(offer.amount),
      previousMinor: offer.previousAmount === undefined ? null : minor(offer.previousAmount),
    },
    minor(price),
  );
  return { above: toMajor(above, currency), below: toMajor(below, currency) };
}

function counterProblem(range: Range, typed: string, currency: PriceCurrency): AmountProblem | null {
  const amount = amountOf(typed, currency);
  if (amount === undefined) return { kind: 'none' };
  return amount > range.above && amount < range.below ? null : { kind: 'not-between', ...range };
}

/** Validates an amount by the server's rule. */
function amountProblem(price: number, typed: string, currency: PriceCurrency): AmountProblem | null {
  const named = amountOf(typed, currency);
  if (named === undefined) return { kind: 'none' };
  const [amount, listed] = [toMinor(named, currency), toMinor(price, currency)];
  const least = lowestOffer(listed);
  if (amount < least) return { kind: 'too-small', least: toMajor(least, currency) };
  return amount > highestOffer(listed) ? { kind: 'too-large', listed: price } : null;
}
