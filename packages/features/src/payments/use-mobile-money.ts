import { type InputOf, type PayoutAccount } from '@campushive/contract';
import { findNetwork, networkOfPhone, normalizePhone } from '@campushive/contract/campus';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCampus, useClient, useStorage } from '../kernel/index.js';
import { payoutAccountQuery } from '../shared/queries/payout-account.queries.js';

/** On the provider's page, by card; every other method is a network of mobile money. */
export const PAGE = 'page';

/** It is no mobile number, or the network did not take it. */
export type PhoneProblem = 'phoneWrong' | 'phoneRefused';

/** The choice of how to pay, and the phone. */
export interface MobileMoney {
  /** The networks' ids and {@link PAGE}, the one used last on this device first. */
  readonly methods: readonly string[];
  readonly method: string;
  readonly onMethod: (change: { method: string }) => void;
  /** The payout account where it is of the chosen network: it can be asked without typing it. */
  readonly known: PayoutAccount['account'];
  /** Whether `known` is asked, not a number that is typed. */
  readonly usesKnown: boolean;
  readonly onOtherPhone: () => void;
  readonly phone: string;
  readonly onPhone: (change: { phone: string }) => void;
  /** Beside the number. */
  readonly phoneProblem: PhoneProblem | null;
  /** The network that gave the number out, when another one is chosen. */
  readonly otherNetwork: string | null;
}

/** How to pay: as the order was begun, or else as this device paid last. */
export function useMobileMoney(askedNetwork: string | null): MobileMoney & {
  /** Whom to ask; undefined when the number is none, which is then said beside it. */
  readonly account: () => Pick<InputOf<'payments.charge'>, 'phone' | 'network'> | undefined;
  readonly onRefused: () => void;
  /** Remembers the method for the next payment on this device. */
  readonly remember: () => void;
} {
  const client = useClient();
  const storage = useStorage();
  const campus = useCampus();
  const [last] = useState(() => storage.read('pay-method'));
  const methods = lastFirst([...campus.payments.mobileMoney.networks.map(({ id }) => id), PAGE], last);
  const [wanted, setMethod] = useState<string | null>(null);
  const method = wanted ?? askedNetwork ?? methods[0] ?? PAGE;
  const [wantsOther, setWantsOther] = useState(false);
  const [phoneProblem, setPhoneProblem] = useState<PhoneProblem | null>(null);
  const [phone, setPhone] = useState('');
  const payouts = useQuery({ ...payoutAccountQuery(client), enabled: method !== PAGE });
  const account = payouts.data?.account ?? null;
  const known = account?.network === method ? account : null;
  const usesKnown = known !== null && !wantsOther;
  const givenBy = networkOfPhone(campus, normalizePhone(campus, phone) ?? '')?.id ?? null;

  return {
    methods,
    method,
    onMethod(change) {
      setMethod(change.method);
      setPhoneProblem(null);
    },
    known,
    usesKnown,
    onOtherPhone: () => setWantsOther(true),
    phone,
    onPhone(change) {
      setPhone(change.phone);
      setPhoneProblem(null);
    },
    phoneProblem,
    otherNetwork: givenBy === method ? null : givenBy,
    account() {
      if (usesKnown) return {};
      const network = findNetwork(campus, method)?.id;
      if (network !== undefined && normalizePhone(campus, phone) !== undefined) return { phone, network };
      setPhoneProblem('phoneWrong');
      return undefined;
    },
    onRefused() {
      // The account that was not typed has no field: it is typed now.
      setWantsOther(true);
      setPhoneProblem('phoneRefused');
    },
    remember: () => storage.write('pay-method', method),
  };
}

const lastFirst = (methods: readonly string[], last: string | null): readonly string[] =>
  last === null || !methods.includes(last) ? methods : [last, ...methods.filter((one) => one !== last)];
