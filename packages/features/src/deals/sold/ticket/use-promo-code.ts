import { ApiError, type FieldError, type Payment, type PromoPrice } from '@campushive/contract';
import { readPromoCode } from '@campushive/contract/rules/promo-codes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useMinorUnits } from '../../../kernel/index.js';
import { promoQuery } from '../../parts/payments/payments.queries.js';

/** Promo code of a checkout. */
export interface PromoChoice {
  /** Whether the field is visible. */
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Ticket price with the code. Null without a valid code. */
  readonly applied: PromoPrice | null;
  /** Server error for the code, or null. */
  readonly error: FieldError | null;
  /** The payment was refused because of the code. The field needs attention. */
  readonly refusedAtPay: boolean;
  /** Failed check: too many tries, or no answer. */
  readonly problem: 'too-many' | 'failed' | null;
  readonly checking: boolean;
  readonly onApply: () => void;
  readonly onRemove: () => void;
  /** Called when the server refuses the code at payment. */
  readonly onRefused: (error: FieldError) => void;
}

interface PromoOptions {
  readonly hiveId: string;
  /** Code in the URL. */
  readonly code: string | null;
  /** Ticket type. `missing` until one is chosen. */
  readonly kindId: string | null | 'missing';
  readonly quantity: number;
  /** True for tickets without a payment in progress. */
  readonly enabled: boolean;
  /** Payment after the return from the provider. */
  readonly payment: Payment | null;
}

/** Manages the promo code of a checkout. A code in the URL is checked at once. Refused input stays in the field. */
export function usePromoCode(options: PromoOptions): PromoChoice {
  const { hiveId, code, kindId, quantity, payment } = options;
  const client = useClient();
  const paid = usePromoOf(payment);
  const [open, setOpen] = useState(code !== null);
  const [typed, setTyped] = useState(code ?? '');
  const [requested, setRequested] = useState(code === null ? null : readPromoCode(code));
  const [removed, setRemoved] = useState(false);
  const [refused, setRefused] = useState<FieldError | null>(null);
  const isRequested = requested !== null && requested !== '' && kindId !== 'missing';
  const query = useQuery({
    ...promoQuery(client, { id: hiveId, promoCode: requested ?? '', kindId: kindId ?? undefined }, quantity),
    enabled: options.enabled && isRequested,
  });
  const found = isRequested && !query.isError ? (query.data ?? null) : null;
  const wrong = query.error instanceof ApiError ? query.error.fieldErrors['promoCode'] : undefined;
  const isMissing = requested === '';
  return {
    open,
    onOpen: () => setOpen(true),
    typed,
    onType(next) {
      setTyped(next);
      setRequested(null);
      setRefused(null);
    },
    applied: found ?? (removed || isRequested ? null : paid),
    error: isMissing ? { code: 'required' } : isRequested ? (wrong ?? null) : refused,
    refusedAtPay: refused !== null,
    problem: isRequested && query.isError && wrong === undefined ? problemOf(query.error) : null,
    checking: query.isFetching,
    onApply() {
      const next = readPromoCode(typed);
      if (next === requested && query.isError) void query.refetch();
      setRefused(null);
      setRequested(next);
    },
    onRemove() {
      setRemoved(true);
      setTyped('');
      setRequested(null);
    },
    onRefused(error) {
      setRemoved(true);
      setOpen(true);
      setTyped((before) => (before === '' ? (paid?.code ?? '') : before));
      setRequested(null);
      setRefused(error);
    },
  };
}

const problemOf = (error: unknown) =>
  error instanceof ApiError && error.code === 'rate_limited' ? 'too-many' : 'failed';

/** Returns the ticket prices of a payment with a promo code. */
function usePromoOf(payment: Payment | null): PromoPrice | null {
  const { toMajor, toMinor } = useMinorUnits();
  if (payment?.promo == null) return null;
  const each = (sum: number) => toMajor(Math.round(toMinor(sum) / payment.quantity));
  const { code, priceBefore } = payment.promo;
  return { code, percent: null, priceBefore: each(priceBefore), price: each(payment.price) };
}
