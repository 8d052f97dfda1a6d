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
} from '../../../kernel/index.js';
import { MODERATION } from '../../data.js';
import { catalogue } from './credits.catalogue.js';
import { creditsOfQuery } from './credits.queries.js';
import { useDecision, type Decision } from '../use-decision.js';
import { toListState, type ListState } from '../use-list.js';

/** Error of a form field: empty, or refused by the rule or the server. */
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
  /** Whether the viewer may see a student's credits. */
  readonly mayOpen: (user: ModeratedUser) => boolean;
  /** Student whose credits are open. Null when closed. */
  readonly student: ModeratedUser | null;
  readonly onOpenChange: (change: { student: ModeratedUser | null }) => void;
  readonly list: ListState<GivenCredit>;
  /** Form of a new credit. Null when closed. */
  readonly form: CreditForm | null;
  /** Opens the form. Null for admins, who cannot receive credits. */
  readonly onGive: (() => void) | null;
  readonly onGiveUp: () => void;
  readonly withdrawal: Decision<{ readonly credit: GivenCredit }>;
}

const EMPTY = { amount: '', reason: '', revision: 0, openedAt: 0 };

/** Manages credits that admins give to students from the campus's own money, and withdrawals. */
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
      await queries.invalidateQueries({ queryKey: MODERATION });
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
      // Idempotency key: a retry after a lost response is the same credit, and any change makes another one.
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

/** Validates an amount by the rule before sending. Only the server knows the remaining daily limit. */
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
