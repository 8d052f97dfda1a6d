import { type InputOf, type PayoutAccount } from '@campushive/contract';
import { networkOfPhone, normalizePhone } from '@campushive/contract/campus';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCampus, useClient, useMessages } from '../kernel/index.js';
import { payoutAccountQuery } from '../shared/queries/payout-account.queries.js';
import { catalogue } from './payments.catalogue.js';

/** On the provider's page, or with mobile money on ours. */
export type PayMethod = 'page' | 'here';

type Fields = { readonly phone: string; readonly network: string };
type Account = Pick<InputOf<'payments.charge'>, 'phone' | 'network'>;

/** The choice of how to pay, and the phone. */
export interface MobileMoney {
  readonly method: PayMethod;
  readonly onMethod: (change: { method: PayMethod }) => void;
  /** The payout account, which can be asked without typing it; null without one. */
  readonly known: PayoutAccount['account'];
  readonly knownChosen: boolean;
  readonly onKnown: (change: { knownChosen: boolean }) => void;
  readonly fields: Fields;
  readonly onChange: (change: Partial<Fields>) => void;
  /** Beside the number. */
  readonly phoneError: string | null;
  /** The network that gave the number out, when another one is chosen. */
  readonly otherNetwork: string | null;
}

/** How to pay: as before, where a phone was asked already. The network follows the number until it is chosen by hand. */
export function useMobileMoney(wasAsked: boolean): MobileMoney & {
  /** Whom to ask; undefined when the number is none, which is then said beside it. */
  readonly account: () => Account | undefined;
  readonly onRefused: () => void;
} {
  const client = useClient();
  const words = useMessages(catalogue);
  const campus = useCampus();
  const first = campus.payments.mobileMoney.networks[0]?.id ?? '';
  const [wanted, setMethod] = useState<PayMethod | null>(null);
  const method = wanted ?? (wasAsked ? 'here' : 'page');
  const [wantsOther, setWantsOther] = useState(false);
  const [chosen, setChosen] = useState(false);
  const [phoneError, setPhoneError] = useState<string | null>(null);
  const [fields, setFields] = useState<Fields>({ phone: '', network: first });
  const payouts = useQuery({ ...payoutAccountQuery(client), enabled: method === 'here' });
  const known = payouts.data?.account ?? null;
  const knownChosen = known !== null && !wantsOther;
  const givenBy = networkOfPhone(campus, normalizePhone(campus, fields.phone) ?? '')?.id ?? null;

  return {
    method,
    onMethod: (change) => setMethod(change.method),
    known,
    knownChosen,
    onKnown(change) {
      setWantsOther(!change.knownChosen);
      setPhoneError(null);
    },
    fields,
    onChange(change) {
      if (change.network !== undefined) setChosen(true);
      if (change.phone !== undefined) setPhoneError(null);
      const guess =
        chosen || change.phone === undefined
          ? undefined
          : networkOfPhone(campus, normalizePhone(campus, change.phone) ?? '')?.id;
      setFields((now) => ({ ...now, ...(guess && { network: guess }), ...change }));
    },
    phoneError,
    otherNetwork: givenBy === fields.network ? null : givenBy,
    account() {
      if (knownChosen) return {};
      if (normalizePhone(campus, fields.phone) !== undefined) return fields;
      setPhoneError(words.phoneWrong);
      return undefined;
    },
    onRefused() {
      // The account that was not typed has no field: it is typed now.
      setWantsOther(true);
      setPhoneError(words.phoneRefused);
    },
  };
}
