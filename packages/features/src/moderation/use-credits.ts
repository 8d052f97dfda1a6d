import {
  ApiError,
  fieldError,
  toMajor,
  type Campus,
  type FieldError,
  type GivenCredit,
  type ModeratedUser,
} from '@campushive/contract';
import { toMinor } from '@campushive/contract/money';
import { amountOf } from '@campushive/contract/price-text';
import { decideCredit } from '@campushive/contract/rules/credits';
import { useToast } from '@campushive/ui/toast';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  callProblem,
  useCampus,
  useClient,
  useClock,
  useMessages,
  useMoney,
  useUser,
  type CallProblem,
} from '../kernel/index.js';
import { catalogue } from './credits.catalogue.js';
import { creditsOfQuery } from './credits.queries.js';
import { useDecision, type Decision } from './use-decision.js';
import { toListState, type ListState } from './use-list.js';

/** What is wrong with the form: a field that is empty, or what the rule or the server say of it. */
export type CreditFieldProblem = FieldError | 'missing';

export interface CreditForm {
  readonly amount: string;
  readonly reason: string;
  readonly onChange: (change: { amount: string } | { reason: string }) => void;
  readonly errors: { readonly amount?: CreditFieldProblem; readonly reason?: CreditFieldProblem };
  readonly onSend: () => void;
  readonly sending: boolean;
  readonly problem: CallProblem | null;
}

export interface Credits {
  /** Whether the reader may see what a student was given. */
  readonly mayOpen: (user: ModeratedUser) => boolean;
  /** Whose credits are open; null: closed. */
  readonly student: ModeratedUser | null;
  readonly onOpenChange: (change: { student: ModeratedUser | null }) => void;
  readonly list: ListState<GivenCredit>;
  /** The form of a new one; null while it is not open. */
  readonly form: CreditForm | null;
  /** Null for who gets none: admins. */
  readonly onGive: (() => void) | null;
  readonly onGiveUp: () => void;
  readonly withdrawal: Decision<{ readonly credit: GivenCredit }>;
}

const EMPTY = { amount: '', reason: '', revision: 0, openedAt: 0 };

/** What admins give students of the campus's own money, and take back. */
export function useCredits(): Credits {
  const client = useClient();
  const campus = useCampus();
  const clock = useClock();
  const queries = useQueryClient();
  const money = useMoney();
  const me = useUser();
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const [student, setStudent] = useState<ModeratedUser | null>(null);
  const [fields, setFields] = useState<typeof EMPTY | null>(null);
  const [errors, setErrors] = useState<CreditForm['errors']>({});
  const query = useInfiniteQuery(creditsOfQuery(client, student?.id));
  const give = useMutation({
    mutationFn: ({ id, key, ...input }: { id: string; amount: number; reason: string; key: string }) =>
      client.credits.give({ id, ...input }, { idempotencyKey: key }),
    async onSuccess({ data }) {
      setFields(null);
      toast({ tone: 'success', title: t.given(money(data.amount)) });
      await queries.invalidateQueries({ queryKey: ['moderation'] });
    },
    onError(error) {
      const { amount, reason } = error instanceof ApiError ? error.fieldErrors : {};
      setErrors({ ...(amount && { amount }), ...(reason && { reason }) });
    },
  });
  const withdrawal = useDecision<{ readonly credit: GivenCredit }>({
    decide: ({ credit: { id }, reason }) => client.credits.withdraw({ id, reason }),
    tooLate: 'credit_not_waiting',
  });

  function send(): void {
    if (student === null || fields === null || give.isPending) return;
    const amount = amountProblem(fields.amount, campus);
    const isBare = fields.reason.trim() === '';
    setErrors({ ...(amount && { amount }), ...(isBare && { reason: 'missing' as const }) });
    if (amount !== null || isBare) return;
    give.mutate({
      id: student.id,
      amount: amountOf(fields.amount, campus.currency) ?? 0,
      reason: fields.reason,
      // Sent again after an answer that was lost, it is the same credit; once something is changed, it is another one.
      key: `credit-${student.id}-${fields.openedAt}-${fields.revision}`,
    });
  }

  return {
    mayOpen: (user) => me?.role === 'admin' && user.id !== me.id,
    student,
    onOpenChange(change) {
      setFields(null);
      setStudent(change.student);
    },
    list: toListState(query),
    form: fields && {
      amount: fields.amount,
      reason: fields.reason,
      onChange(change) {
        setFields({ ...fields, ...change, revision: fields.revision + 1 });
        setErrors(
          'amount' in change
            ? (({ amount: _mended, ...rest }) => rest)(errors)
            : (({ reason: _mended, ...rest }) => rest)(errors),
        );
      },
      errors,
      onSend: send,
      sending: give.isPending,
      problem: give.isError && Object.keys(errors).length === 0 ? callProblem(give.error) : null,
    },
    onGive:
      student === null || student.role === 'admin'
        ? null
        : () => {
            give.reset();
            setErrors({});
            setFields({ ...EMPTY, openedAt: clock.now().getTime() });
          },
    onGiveUp: () => setFields(null),
    withdrawal,
  };
}

/** What the rule says of an amount, before anything is sent; what is left of the day, the server knows. */
function amountProblem(
  typed: string,
  { currency, fees }: Pick<Campus, 'currency' | 'fees'>,
): CreditFieldProblem | null {
  const amount = amountOf(typed, currency);
  if (amount === undefined) return 'missing';
  const refused = decideCredit(toMinor(amount, currency), { given: 0 }, fees);
  if (refused === null) return null;
  const limit = toMajor(refused.limit, currency);
  switch (refused.refused) {
    case 'too_small':
      return fieldError('too_small', { min: limit });
    case 'too_large':
      return fieldError('price_too_high', { max: limit });
    case 'used_up':
      return fieldError('credits_left', { max: limit });
    default:
      return refused.refused satisfies never;
  }
}
