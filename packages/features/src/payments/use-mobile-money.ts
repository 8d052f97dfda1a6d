import type { InputOf } from '@campushive/contract';
import { findNetwork } from '@campushive/contract/campus';
import { networkOfPhone, normalizePhone } from '@campushive/contract/phone';
import { chargeLimitOf } from '@campushive/contract/rules/wallet-limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCampus, useClient, useMinorUnits, useStorage } from '../kernel/index.js';
import { paymentNumberQuery } from '../shared/queries/payment-number.queries.js';
import { payoutAccountQuery } from '../shared/queries/payout-account.queries.js';

/** On the provider's page, by card; every other method is a network of mobile money. */
export const PAGE = 'page';

/** It is no mobile number, or the network did not take it. */
export type PhoneProblem = 'phoneWrong' | 'phoneRefused';

/** A number that can be asked without typing it: the one that paid last, or that of the payout account. */
export interface KnownNumber {
  readonly network: string;
  readonly maskedPhone: string;
  /** The holder of the payout account; null for the number that paid last. */
  readonly holder: string | null;
}

/** The choice of how to pay, and the phone. */
export interface MobileMoney {
  /** The networks' ids and {@link PAGE}, the one used last on this device first. */
  readonly methods: readonly string[];
  /** Networks whose wallets cannot pay this much, with the most that they can, in major units. */
  readonly limits: Readonly<Record<string, number>>;
  readonly method: string;
  readonly onMethod: (change: { method: string }) => void;
  /** The known number of the chosen network; the one that paid last comes first. */
  readonly known: KnownNumber | null;
  /** Whether `known` is asked, not a number that is typed. */
  readonly usesKnown: boolean;
  readonly onOtherPhone: () => void;
  /** Forgets the number that paid last. Null for the payout account, which is changed where payouts are. */
  readonly onForget: (() => void) | null;
  readonly phone: string;
  readonly onPhone: (change: { phone: string }) => void;
  /** Beside the number. */
  readonly phoneProblem: PhoneProblem | null;
  /** The network that gave the number out, when another one is chosen. */
  readonly otherNetwork: string | null;
  /** Whether Pay was pressed with such a number: nothing is asked before the student chooses. */
  readonly asksNetwork: boolean;
  /** The chosen network of a ported number stays. */
  readonly onKeepNetwork: () => void;
}

/** How to pay: as the order was begun, or else as this device paid last. */
export function useMobileMoney(askedNetwork: string | null): MobileMoney & {
  /** Whom to ask; undefined when the number is none, which is then said beside it. */
  readonly account: () => Pick<InputOf<'payments.charge'>, 'phone' | 'network' | 'remembered'> | undefined;
  readonly onRefused: () => void;
  /** Remembers the method for the next payment on this device. */
  readonly remember: () => void;
} {
  const client = useClient();
  const storage = useStorage();
  const campus = useCampus();
  const [last] = useState(() => storage.read('pay-method'));
  const queries = useQueryClient();
  const paidLast = useQuery(paymentNumberQuery(client)).data ?? null;
  const methods = lastFirst(
    [...campus.payments.mobileMoney.networks.map(({ id }) => id), PAGE],
    last ?? paidLast?.network ?? null,
  );
  const [wanted, setMethod] = useState<string | null>(null);
  const method = wanted ?? askedNetwork ?? methods[0] ?? PAGE;
  const [wantsOther, setWantsOther] = useState(false);
  const [phoneProblem, setPhoneProblem] = useState<PhoneProblem | null>(null);
  const [phone, setPhone] = useState('');
  const [asksNetwork, setAsksNetwork] = useState(false);
  // The number and network for which the student has said that they belong together.
  const [kept, setKept] = useState('');
  const payouts = useQuery({ ...payoutAccountQuery(client), enabled: method !== PAGE });
  const account = payouts.data?.account ?? null;
  const known = knownOf(method);
  const forget = useMutation({
    mutationFn: () => client.payments.forgetNumber({}),
    onSuccess() {
      setWantsOther(true);
      queries.setQueryData(paymentNumberQuery(client).queryKey, null);
    },
  });
  const usesKnown = known !== null && !wantsOther;
  const givenBy = networkOfPhone(campus, normalizePhone(campus, phone) ?? '')?.id ?? null;

  const otherNetwork = givenBy === method ? null : givenBy;

  return {
    methods,
    limits: {},
    method,
    onMethod(change) {
      setMethod(change.method);
      setPhoneProblem(null);
      setAsksNetwork(false);
    },
    known,
    usesKnown,
    onOtherPhone: () => setWantsOther(true),
    onForget: known?.holder === null ? () => forget.mutate() : null,
    phone,
    onPhone(change) {
      setPhone(change.phone);
      setPhoneProblem(null);
      setAsksNetwork(false);
    },
    phoneProblem,
    otherNetwork,
    asksNetwork,
    onKeepNetwork() {
      setKept(`${phone} ${method}`);
      setAsksNetwork(false);
    },
    account() {
      if (usesKnown) return known?.holder === null ? { remembered: true } : {};
      const network = findNetwork(campus, method)?.id;
      if (network === undefined || normalizePhone(campus, phone) === undefined) setPhoneProblem('phoneWrong');
      else if (otherNetwork !== null && kept !== `${phone} ${method}`) setAsksNetwork(true);
      else return { phone, network };
      return undefined;
    },
    onRefused() {
      // The account that was not typed has no field: it is typed now.
      setWantsOther(true);
      setPhoneProblem('phoneRefused');
    },
    remember: () => storage.write('pay-method', method),
  };

  function knownOf(network: string): KnownNumber | null {
    if (paidLast?.network === network) return { ...paidLast, holder: null };
    if (account?.network !== network) return null;
    return { network, maskedPhone: account.maskedPhone, holder: account.name };
  }
}

/** The choice for a total that the wallets of some networks cannot pay: the card takes their place. */
export function useWithinLimits(money: MobileMoney, total: number | null): MobileMoney {
  const campus = useCampus();
  const { toMajor, toMinor } = useMinorUnits();
  if (total === null) return money;
  const limits = Object.fromEntries(
    money.methods.flatMap((network) => {
      const limit = chargeLimitOf(campus, network);
      return limit === null || toMinor(total) <= limit ? [] : [[network, toMajor(limit)] as const];
    }),
  );
  return { ...money, limits, method: limits[money.method] === undefined ? money.method : PAGE };
}

const lastFirst = (methods: readonly string[], last: string | null): readonly string[] =>
  last === null || !methods.includes(last) ? methods : [last, ...methods.filter((one) => one !== last)];
