import { ApiError, toMajor, toMinor, type FieldError } from '@campushive/contract';
import { highestOffer, lowestOffer } from '@campushive/contract/rules/offers';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  callProblem,
  useClient,
  useFieldText,
  useMessages,
  useMoney,
  type CallProblem,
} from '../../kernel/index.js';
import { figuresOf } from '../figures.js';
import { firstNameOf } from '../first-name.js';
import { usePersistedForm } from '../use-persisted-form.js';
import type { Bargain } from './bargain.js';
import { catalogue } from './offers.catalogue.js';
import { useOfferRefresh } from './use-offer-refresh.js';

export interface OfferForm {
  readonly amount: string;
  readonly onChange: (change: { readonly amount: string }) => void;
  /** What is wrong with the amount. */
  readonly amountError: string | undefined;
  readonly onSend: () => void;
  readonly sending: boolean;
  readonly problem: CallProblem | null;
}

/** Names a price: the first one, or another one instead of the other side's. What is typed outlives a reload. */
export function useOfferForm(
  { listing, offer, name }: Bargain,
  counters: boolean,
  onSent: () => void,
): OfferForm {
  const client = useClient();
  const words = useMessages(catalogue);
  const fieldText = useFieldText();
  const { toast } = useToast();
  const refresh = useOfferRefresh();
  const { values, onChange, forget } = usePersistedForm(`offer-${listing.id}`, { amount: '' });
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<FieldError | undefined>();
  const wrong = useAmountError(listing.price)(values.amount);
  const send = useMutation({
    mutationFn: () => {
      const amount = Number(figuresOf(values.amount));
      return counters && offer !== null
        ? client.offers.counter({ id: offer.id, amount })
        : client.offers.create({ hiveId: listing.id, amount });
    },
    async onSuccess() {
      forget();
      setTried(false);
      await refresh();
      toast({ tone: 'success', title: words.sent(firstNameOf({ name }, words.other)) });
      onSent();
    },
    onError(error) {
      setRefused(error instanceof ApiError ? error.fieldErrors['amount'] : undefined);
      // The price, or the offer, is another one by now.
      if (error instanceof ApiError && error.status === 409) void refresh();
    },
  });
  return {
    amount: values.amount,
    onChange(change) {
      onChange(change);
      setRefused(undefined);
    },
    amountError: (tried && wrong) || (refused && fieldText(refused)),
    onSend() {
      setTried(true);
      if (wrong === undefined && !send.isPending) send.mutate();
    },
    sending: send.isPending,
    problem: send.isError && refused === undefined ? callProblem(send.error) : null,
  };
}

/** Says what is wrong with an amount, by the rule that the server follows. */
function useAmountError(price: number): (typed: string) => string | undefined {
  const words = useMessages(catalogue);
  const money = useMoney();
  return (typed) => {
    const figures = figuresOf(typed);
    if (!/^\d{1,6}(\.\d{1,2})?$/.test(figures)) return words.amountNeeded;
    const [amount, listed] = [toMinor(Number(figures)), toMinor(price)];
    if (amount < lowestOffer(listed)) return words.tooSmall(money(toMajor(lowestOffer(listed))));
    return amount > highestOffer(listed) ? words.tooLarge(money(price)) : undefined;
  };
}
