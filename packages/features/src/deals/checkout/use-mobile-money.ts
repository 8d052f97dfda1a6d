import type { InputOf } from '@campushive/contract';
import { findNetwork, networksOf } from '@campushive/contract/campus';
import { networkOfPhone, normalizePhone } from '@campushive/contract/phone';
import { chargeLimitOf } from '@campushive/contract/rules/wallet-limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCampus, useClient, useMinorUnits, useStorage } from '../../kernel/index.js';
import { paymentNumberQuery } from '../parts/payment-number.queries.js';
import { payoutAccountQuery } from '../parts/payout-account.queries.js';

/** Method id of the provider's card page. Every other method is a mobile money network. */
export const PAGE = 'page';

/** `phoneWrong`: not a mobile number. `phoneRefused`: the network refused it. */
export type PhoneProblem = 'phoneWrong' | 'phoneRefused';

/** Stored number that needs no typing: the last one used, or the payout account's. */
export interface SavedNumber {
  readonly network: string;
  readonly maskedPhone: string;
  /** Name on the payout account. Null for the number used last. */
  readonly holder: string | null;
}

/** Payment method and phone number of a checkout. */
export interface MobileMoney {
  /** Network ids and {@link PAGE}. The last used comes first, if it is known when the checkout opens. The order stays. */
  readonly methods: readonly string[];
  /** Maximum amounts of networks whose wallets cannot pay this total, in major units. */
  readonly limits: Readonly<Record<string, number>>;
  readonly method: string;
  readonly onMethod: (change: { method: string }) => void;
  /** Stored number for the chosen network. The last used takes precedence. */
  readonly savedNumber: SavedNumber | null;
  /** Whether to charge `known` instead of a typed number. */
  readonly usesSavedNumber: boolean;
  readonly onOtherPhone: () => void;
  /** Forgets the last used number. Null for the payout account, which is changed in the payout settings. */
  readonly onForget: (() => void) | null;
  readonly phone: string;
  readonly onPhone: (change: { phone: string }) => void;
  /** Error shown beside the number. */
  readonly phoneProblem: PhoneProblem | null;
  /** Network that issued the number, when it differs from the chosen one. */
  readonly otherNetwork: string | null;
  /** Set after Pay was pressed with such a number. The prompt is sent only after the student chooses. */
  readonly needsNetwork: boolean;
  /** Keeps the chosen network, for ported numbers. */
  readonly onKeepNetwork: () => void;
}

/** Manages the payment method. Default: the network of the open order, else the one last used. */
export function useMobileMoney(requestedNetwork: string | null): MobileMoney & {
  /** Returns the account to charge. Undefined while the number is invalid or its network unconfirmed. The field shows the error. */
  readonly account: () => Pick<InputOf<'payments.charge'>, 'phone' | 'network' | 'remembered'> | undefined;
  readonly onRefused: () => void;
  /** Stores the method as this device's default. */
  readonly remember: () => void;
} {
  const client = useClient();
  const storage = useStorage();
  const campus = useCampus();
  const [last] = useState(() => storage.read('pay-method'));
  const queries = useQueryClient();
  const paidLast = useQuery(paymentNumberQuery(client)).data ?? null;
  // Decided once: an answer that arrives later must not move a tile under a finger.
  const [methods] = useState(() => {
    const number = queries.getQueryData(paymentNumberQuery(client).queryKey);
    return lastFirst([...networksOf(campus).map(({ id }) => id), PAGE], last ?? number?.network ?? null);
  });
  const [chosenMethod, setMethod] = useState<string | null>(null);
  const lastUsed = [last, paidLast?.network].find((one) => one != null && methods.includes(one));
  const method = chosenMethod ?? requestedNetwork ?? lastUsed ?? methods[0] ?? PAGE;
  const [wantsOther, setWantsOther] = useState(false);
  const [phoneProblem, setPhoneProblem] = useState<PhoneProblem | null>(null);
  const [phone, setPhone] = useState('');
  const [needsNetwork, setNeedsNetwork] = useState(false);
  // Number and network that the student confirmed as a pair.
  const [confirmedPhone, setConfirmedPhone] = useState('');
  const payouts = useQuery({ ...payoutAccountQuery(client), enabled: method !== PAGE });
  const account = payouts.data?.account ?? null;
  const remembered = savedNumberOf(method);
  const forget = useMutation({
    mutationFn: () => client.payments.forgetNumber({}),
    onSuccess() {
      setWantsOther(true);
      queries.setQueryData(paymentNumberQuery(client).queryKey, null);
    },
  });
  const usesSavedNumber = remembered !== null && !wantsOther;
  const networkOfNumber = networkOfPhone(campus, normalizePhone(campus, phone) ?? '')?.id ?? null;

  const otherNetwork = networkOfNumber === method ? null : networkOfNumber;

  return {
    methods,
    limits: {},
    method,
    onMethod(change) {
      setMethod(change.method);
      setPhoneProblem(null);
      setNeedsNetwork(false);
    },
    savedNumber: remembered,
    usesSavedNumber,
    onOtherPhone: () => setWantsOther(true),
    onForget: remembered?.holder === null ? () => forget.mutate() : null,
    phone,
    onPhone(change) {
      // The number belongs to the network above the field, also when the last used one becomes known meanwhile.
      setMethod(method);
      setPhone(change.phone);
      setPhoneProblem(null);
      setNeedsNetwork(false);
    },
    phoneProblem,
    otherNetwork,
    needsNetwork,
    onKeepNetwork() {
      setConfirmedPhone(`${phone} ${method}`);
      setNeedsNetwork(false);
    },
    account() {
      if (usesSavedNumber) return remembered?.holder === null ? { remembered: true } : {};
      const network = findNetwork(campus, method)?.id;
      if (network === undefined || normalizePhone(campus, phone) === undefined) setPhoneProblem('phoneWrong');
      else if (otherNetwork !== null && confirmedPhone !== `${phone} ${method}`) setNeedsNetwork(true);
      else return { phone, network };
      return undefined;
    },
    onRefused() {
      // Opens the number field, because a stored account has none for the error.
      setWantsOther(true);
      setPhoneProblem('phoneRefused');
    },
    remember: () => storage.write('pay-method', method),
  };

  function savedNumberOf(network: string): SavedNumber | null {
    if (paidLast?.network === network) return { ...paidLast, holder: null };
    if (account?.network !== network) return null;
    return { network, maskedPhone: account.maskedNumber, holder: account.name };
  }
}

/** Adds the limits of wallets that cannot pay the total. Selects the card when the chosen method is one of them. */
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
  last === null || !methods.includes(last) ? methods : [last, ...methods.filter((method) => method !== last)];
