import { ApiError, type FieldError, type Payment, type PromoPrice } from '@campushive/contract';
import { readPromoCode } from '@campushive/contract/rules/promo-codes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useMinorUnits } from '../kernel/index.js';
import { promoQuery } from './payments.queries.js';

/** A code with which tickets cost less. */
export interface PromoChoice {
  /** Whether the field is there. */
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** What a ticket costs with it; null while none is taken off. */
  readonly applied: PromoPrice | null;
  /** Why it cannot be used, in the server's code; null for nothing. */
  readonly error: FieldError | null;
  /** It was refused when it was to be paid with: its field wants to be looked at. */
  readonly refusedAtPay: boolean;
  /** Why it could not be checked: too many were tried, or no answer came. */
  readonly problem: 'too-many' | 'failed' | null;
  readonly checking: boolean;
  readonly onApply: () => void;
  readonly onRemove: () => void;
  /** The server refused it when it was to be paid with. */
  readonly onRefused: (error: FieldError) => void;
}

interface PromoOptions {
  readonly hiveId: string;
  /** Of the address. */
  readonly code: string | null;
  /** The kind of tickets; `missing` while it is not known. */
  readonly kindId: string | null | 'missing';
  readonly quantity: number;
  /** Tickets are bought, and no payment is under way. */
  readonly enabled: boolean;
  /** The payment that this is about, after the return from the provider. */
  readonly payment: Payment | null;
}

/** The promo code of a checkout. One that the address names is checked at once; what was typed stays when it is refused. */
export function usePromoCode(options: PromoOptions): PromoChoice {
  const { hiveId, code, kindId, quantity, payment } = options;
  const client = useClient();
  const paid = usePromoOf(payment);
  const [open, setOpen] = useState(code !== null);
  const [typed, setTyped] = useState(code ?? '');
  const [asked, setAsked] = useState(code === null ? null : readPromoCode(code));
  const [removed, setRemoved] = useState(false);
  const [refused, setRefused] = useState<FieldError | null>(null);
  const isAsked = asked !== null && asked !== '' && kindId !== 'missing';
  const query = useQuery({
    ...promoQuery(client, { id: hiveId, promoCode: asked ?? '', kindId: kindId ?? undefined }, quantity),
    enabled: options.enabled && isAsked,
  });
  const found = isAsked && !query.isError ? (query.data ?? null) : null;
  const wrong = query.error instanceof ApiError ? query.error.fieldErrors['promoCode'] : undefined;
  const isMissing = asked === '';
  return {
    open,
    onOpen: () => setOpen(true),
    typed,
    onType(next) {
      setTyped(next);
      setAsked(null);
      setRefused(null);
    },
    applied: found ?? (removed || isAsked ? null : paid),
    error: isMissing ? { code: 'required' } : isAsked ? (wrong ?? null) : refused,
    refusedAtPay: refused !== null,
    problem: isAsked && query.isError && wrong === undefined ? problemOf(query.error) : null,
    checking: query.isFetching,
    onApply() {
      const next = readPromoCode(typed);
      if (next === asked && query.isError) void query.refetch();
      setRefused(null);
      setAsked(next);
    },
    onRemove() {
      setRemoved(true);
      setTyped('');
      setAsked(null);
    },
    onRefused(error) {
      setRemoved(true);
      setOpen(true);
      setTyped((before) => (before === '' ? (paid?.code ?? '') : before));
      setAsked(null);
      setRefused(error);
    },
  };
}

const problemOf = (error: unknown) =>
  error instanceof ApiError && error.code === 'rate_limited' ? 'too-many' : 'failed';

/** What a ticket of a payment cost with its code. */
function usePromoOf(payment: Payment | null): PromoPrice | null {
  const { toMajor, toMinor } = useMinorUnits();
  if (payment?.promo == null) return null;
  const each = (sum: number) => toMajor(Math.round(toMinor(sum) / payment.quantity));
  const { code, priceBefore } = payment.promo;
  return { code, percent: null, priceBefore: each(priceBefore), price: each(payment.price) };
}
