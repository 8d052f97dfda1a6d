import { ApiError, type FieldError, type PayoutAccount } from '@campushive/contract';
import { findNetwork, networksOf, payoutMethodsOf, type PayoutMethod } from '@campushive/contract/campus';
import { networkOfPhone, normalizePhone } from '@campushive/contract/phone';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  callProblem,
  useCampus,
  useClient,
  useMessages,
  useSession,
  type CallProblem,
} from '../../kernel/index.js';
import { usePersistedForm } from '../../shared/hooks/use-persisted-form.js';
import { catalogue } from './payouts.catalogue.js';
import { useBankAccountForm, type BankAccountForm } from './use-bank-account-form.js';
import { payoutAccountQuery } from '../parts/payout-account.queries.js';

type Fields = { readonly network: string; readonly phone: string; readonly name: string };

export interface AccountForm {
  readonly open: boolean;
  readonly onOpen: (change: { open: boolean }) => void;
  /** Payout methods of the campus. */
  readonly methods: readonly PayoutMethod[];
  readonly method: PayoutMethod;
  readonly onMethod: (change: { method: PayoutMethod }) => void;
  readonly bank: BankAccountForm;
  readonly fields: Fields;
  readonly onChange: (change: Partial<Fields>) => void;
  /** Errors shown beside the fields. */
  readonly errors: Partial<Record<keyof Fields, FieldError>>;
  /** Network that issued the number, when it differs from the chosen one. */
  readonly otherNetwork: string | null;
  /** Registered account holder, when the typed name differs. */
  readonly holder: string | null;
  readonly onSave: () => void;
  readonly saving: boolean;
  readonly problem: CallProblem | null;
}

/** Payout account form. The network follows the number until chosen by hand. The number is never stored on the device. */
export function useAccountForm(): AccountForm {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const campus = useCampus();
  const first = networksOf(campus)[0]?.id ?? '';
  const session = useSession();
  const { toast } = useToast();
  const [open, setOpen] = useState(false);
  const methods = payoutMethodsOf(campus);
  const [method, setMethod] = useState<PayoutMethod>(methods[0] ?? 'mobile_money');
  const bank = useBankAccountForm({ enabled: method === 'bank', onSaved });
  const [chosen, setChosen] = useState(false);
  const [errors, setErrors] = useState<AccountForm['errors']>({});
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const [holder, setHolder] = useState<string | null>(null);
  const [phone, setPhone] = useState('');
  const { values, ...form } = usePersistedForm('payout-account', {
    network: first,
    name: session.status === 'member' ? session.user.name : '',
  });
  const network = findNetwork(campus, values.network)?.id ?? first;
  const fields: Fields = { network, phone, name: values.name };
  const networkOfNumber = networkOfPhone(campus, normalizePhone(campus, fields.phone) ?? '')?.id ?? null;

  const save = useMutation({
    mutationFn: async () => (await client.payouts.setAccount(fields)).data,
    onSuccess(account) {
      setPhone('');
      form.forget();
      onSaved(account);
    },
    onError(error) {
      const wrong = error instanceof ApiError ? error.fieldErrors : {};
      if (wrong['phone'] !== undefined) setErrors({ phone: wrong['phone'] });
      else if (wrong['name'] !== undefined) {
        setErrors({ name: wrong['name'] });
        setHolder(wrong['name'].params?.holder ?? null);
      } else setProblem(callProblem(error));
    },
  });

  function onSaved(account: PayoutAccount) {
    queries.setQueryData(payoutAccountQuery(client).queryKey, account);
    setOpen(false);
    toast({ tone: 'success', title: t.saved });
  }

  return {
    open,
    methods,
    method,
    onMethod: (change) => setMethod(change.method),
    bank,
    onOpen(change) {
      setOpen(change.open);
      setErrors({});
      setProblem(null);
    },
    fields,
    onChange(change) {
      if (change.network !== undefined) setChosen(true);
      setHolder(null);
      const guess =
        chosen || change.phone === undefined
          ? undefined
          : networkOfPhone(campus, normalizePhone(campus, change.phone) ?? '')?.id;
      const { phone: typed, ...others } = change;
      if (typed !== undefined) setPhone(typed);
      if (guess !== undefined || Object.keys(others).length > 0)
        form.onChange({ ...(guess && { network: guess }), ...others });
      setErrors((now) => {
        const remainingErrors = Object.entries(now).filter(([field]) => !Object.hasOwn(change, field));
        return Object.fromEntries(remainingErrors);
      });
    },
    errors,
    holder,
    otherNetwork: networkOfNumber === fields.network ? null : networkOfNumber,
    onSave() {
      const wrong: AccountForm['errors'] = {
        ...(normalizePhone(campus, fields.phone) === undefined && {
          phone: { code: 'invalid_phone' as const },
        }),
        ...(fields.name.trim() === '' && { name: { code: 'required' as const } }),
      };
      setErrors(wrong);
      setProblem(null);
      if (Object.keys(wrong).length === 0 && !save.isPending) save.mutate();
    },
    saving: save.isPending,
    problem,
  };
}
