import { ApiError, type Payment } from '@campushive/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useFailureText, useMessages } from '../kernel/index.js';
import { catalogue } from './payments.catalogue.js';

/** The voucher that a network issues for one payment. */
export interface Voucher {
  readonly value: string;
  readonly onChange: (change: { value: string }) => void;
  readonly onGive: (payment: Payment) => void;
  readonly giving: boolean;
  readonly problem: string | null;
}

/** Gives a voucher; `onGiven` hears what became of the payment. It is remembered nowhere. */
export function useVoucher(onGiven: (payment: Payment) => void): Voucher {
  const client = useClient();
  const words = useMessages(catalogue);
  const failureText = useFailureText();
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const give = useMutation({
    mutationFn: async (id: string) => (await client.payments.voucher({ id, voucher: value })).data,
    onSuccess(payment) {
      setValue('');
      onGiven(payment);
    },
    onError(error) {
      const wrong = error instanceof ApiError && error.fieldErrors['voucher'] !== undefined;
      setProblem(wrong ? words.voucherWrong : failureText(error, words.voucherFailed));
    },
  });
  return {
    value,
    onChange(change) {
      setValue(change.value.replace(/\D/g, '').slice(0, 10));
      setProblem(null);
    },
    onGive({ id }) {
      if (value.length < 4) setProblem(words.voucherWrong);
      else if (!give.isPending) give.mutate(id);
    },
    giving: give.isPending,
    problem,
  };
}
