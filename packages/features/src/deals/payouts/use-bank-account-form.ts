import { ApiError, type Bank, type FieldError, type PayoutAccount } from '@campushive/contract';
import { readAccountNumber } from '@campushive/contract/bank-account';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callProblem, useCampus, useClient, type CallProblem } from '../../kernel/index.js';
import { banksQuery } from './payouts.queries.js';

type Fields = { readonly bankCode: string; readonly accountNumber: string };

export type BanksState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly banks: readonly Bank[] };

export interface BankAccountForm {
  readonly banks: BanksState;
  readonly fields: Fields;
  readonly onChange: (change: Partial<Fields>) => void;
  /** Errors shown beside the fields. */
  readonly errors: Partial<Record<keyof Fields, FieldError>>;
  /** Name that the bank gave for this account. Null until the account is checked. */
  readonly holder: string | null;
  /** Asks the bank for the holder, and once the holder is shown, saves the account. */
  readonly onSubmit: () => void;
  readonly checking: boolean;
  readonly saving: boolean;
  readonly problem: CallProblem | null;
}

/** Form of a bank account for payouts. The account number is never stored on the device. */
export function useBankAccountForm({
  enabled,
  onSaved,
}: {
  /** Whether the form is shown. The banks are loaded then. */
  enabled: boolean;
  onSaved: (account: PayoutAccount) => void;
}): BankAccountForm {
  const client = useClient();
  const campus = useCampus();
  const banks = useBanks(enabled);
  const [fields, setFields] = useState<Fields>({ bankCode: '', accountNumber: '' });
  const [errors, setErrors] = useState<BankAccountForm['errors']>({});
  const [holder, setHolder] = useState<string | null>(null);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  function onError(error: unknown) {
    setHolder(null);
    const { bankCode, accountNumber } = error instanceof ApiError ? error.fieldErrors : {};
    if (bankCode !== undefined) setErrors({ bankCode });
    else if (accountNumber !== undefined) setErrors({ accountNumber });
    else setProblem(callProblem(error));
  }
  const check = useMutation({
    mutationFn: async () => (await client.payouts.resolveBankAccount(fields)).data.name,
    onSuccess: setHolder,
    onError,
  });
  const save = useMutation({
    mutationFn: async (name: string) => (await client.payouts.setBankAccount({ ...fields, name })).data,
    onSuccess(account) {
      setFields({ bankCode: '', accountNumber: '' });
      setHolder(null);
      onSaved(account);
    },
    onError,
  });
  return {
    banks,
    fields,
    onChange(change) {
      if (check.isPending || save.isPending) return;
      setFields({ ...fields, ...change });
      setHolder(null);
      setErrors({});
      setProblem(null);
    },
    errors,
    holder,
    onSubmit() {
      const wrong = mistakesIn(fields, campus);
      setErrors(wrong);
      setProblem(null);
      if (Object.keys(wrong).length > 0 || check.isPending || save.isPending) return;
      if (holder === null) check.mutate();
      else save.mutate(holder);
    },
    checking: check.isPending,
    saving: save.isPending,
    problem,
  };
}

function mistakesIn(
  { bankCode, accountNumber }: Fields,
  campus: Parameters<typeof readAccountNumber>[0],
): BankAccountForm['errors'] {
  return {
    ...(bankCode === '' && { bankCode: { code: 'bank_missing' } }),
    ...(readAccountNumber(campus, accountNumber) === undefined && {
      accountNumber: { code: 'invalid_account_number' },
    }),
  };
}

function useBanks(enabled: boolean): BanksState {
  const client = useClient();
  const query = useQuery({ ...banksQuery(client), enabled });
  if (query.data !== undefined) return { status: 'ready', banks: query.data };
  return query.isPending ? { status: 'loading' } : { status: 'failed', retry: () => void query.refetch() };
}
