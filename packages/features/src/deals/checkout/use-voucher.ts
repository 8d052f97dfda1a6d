import { ApiError, type Payment } from '@campushive/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callProblem, useClient, type CallProblem } from '../../kernel/index.js';

export type VoucherProblem = { readonly kind: 'wrong' } | CallProblem;

/** Voucher that a network issues for one payment. */
export interface Voucher {
  readonly value: string;
  readonly onChange: (change: { value: string }) => void;
  readonly onGive: (payment: Payment) => void;
  readonly giving: boolean;
  readonly problem: VoucherProblem | null;
}

/** Submits a voucher. `onReceived` receives the updated payment. The voucher is never stored. */
export function useVoucher(onReceived: (payment: Payment) => void): Voucher {
  const client = useClient();
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<VoucherProblem | null>(null);
  const give = useMutation({
    mutationFn: async (id: string) => (await client.payments.voucher({ id, voucher: value })).data,
    onSuccess(payment) {
      setValue('');
      onReceived(payment);
    },
    onError(error) {
      const wrong = error instanceof ApiError && error.fieldErrors['voucher'] !== undefined;
      setProblem(wrong ? { kind: 'wrong' } : callProblem(error));
    },
  });
  return {
    value,
    onChange(change) {
      setValue(change.value.replace(/\D/g, '').slice(0, 10));
      setProblem(null);
    },
    onGive({ id }) {
      if (value.length < 4) setProblem({ kind: 'wrong' });
      else if (!give.isPending) give.mutate(id);
    },
    giving: give.isPending,
    problem,
  };
}
