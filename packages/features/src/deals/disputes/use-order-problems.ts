import { ApiError, DISPUTE_REASONS, type DisputeReason, type Payment } from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDraft } from '../../base/parts/drafts/index.js';
import { useClient, useMessages, usePaymentChanged } from '../../kernel/index.js';
import { usePersistedForm } from '../../shared/hooks/use-persisted-form.js';
import { catalogue } from '../parts/payments/payments.catalogue.js';
import { uploadedOf, useEvidence, type Evidence } from './use-evidence.js';
import { paymentQuery } from '../parts/payment.queries.js';

export type OrderProblem =
  /** A photo upload is pending. */
  | { readonly kind: 'evidence-pending' }
  /** Order was paid, declined or ended a moment before. */
  | { readonly kind: 'cancel-overtaken' }
  | { readonly kind: 'cancel-too-late' }
  | { readonly kind: 'not-sent'; readonly error: unknown }
  | { readonly kind: 'not-cancelled'; readonly error: unknown };

/** Actions on a held order with a problem. */
export interface OrderProblems {
  /** Open dialog. */
  readonly open: 'report' | 'answer' | 'cancel' | null;
  readonly onOpen: (dialog: OrderProblems['open']) => void;
  readonly reason: DisputeReason | '';
  readonly text: string;
  readonly onChange: (change: { reason?: DisputeReason; text?: string }) => void;
  readonly errors: { readonly reason?: 'required'; readonly text?: 'required' };
  /** Photos of a report or its reply. */
  readonly evidence: Evidence;
  readonly onReport: () => void;
  readonly onAnswer: () => void;
  readonly onCancel: () => void;
  readonly sending: boolean;
  readonly problem: OrderProblem | null;
}

/** Manages the buyer's complaint, the seller's reply and cancellation of a held order. Drafts survive a reload. */
export function useOrderProblems(id: string): OrderProblems {
  const client = useClient();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const showChanged = usePaymentChanged();
  const paymentKey = paymentQuery(client, id).queryKey;
  const [open, setOpen] = useState<OrderProblems['open']>(null);
  const persisted = usePersistedForm(`dispute-${id}`, { reason: '', text: '' });
  const { text } = persisted.values;
  const reason = DISPUTE_REASONS.find((one) => one === persisted.values.reason) ?? '';
  const [errors, setErrors] = useState<OrderProblems['errors']>({});
  const [problem, setProblem] = useState<OrderProblem | null>(null);
  // Loads a draft only after the dialog opens, because complaints are rare.
  const [written, setWritten] = useState(false);
  const draft = useDraft(written ? `dispute-${id}` : null);
  const evidence = useEvidence(draft);

  const report = useMutation({
    mutationFn: async ({ chosen, photos }: { chosen: DisputeReason; photos: readonly string[] }) =>
      (await client.payments.dispute({ id, reason: chosen, text, photos: [...photos] })).data,
    onSuccess(payment) {
      forget();
      done(payment, t.reported);
    },
    onError: (error) => setProblem({ kind: 'not-sent', error }),
  });
  const answer = useMutation({
    mutationFn: async (photos: readonly string[]) =>
      (await client.payments.answerDispute({ id, text, photos: [...photos] })).data,
    onSuccess(payment) {
      forget();
      done(payment, t.answered);
    },
    onError: (error) => setProblem({ kind: 'not-sent', error }),
  });
  const cancel = useMutation({
    mutationFn: async () => (await client.payments.cancel({ id })).data,
    onSuccess: (payment) => done(payment, t.cancelledToast),
    onError(error) {
      const code = error instanceof ApiError ? error.code : null;
      setOpen(null);
      // Refetches, because the order was paid, declined or ended a moment before.
      if (code === 'payment_not_pending') void queries.invalidateQueries({ queryKey: paymentKey });
      if (code === 'payment_not_pending') setProblem({ kind: 'cancel-overtaken' });
      else if (code === 'cancel_too_late') setProblem({ kind: 'cancel-too-late' });
      else setProblem({ kind: 'not-cancelled', error });
    },
  });

  function forget() {
    persisted.forget();
    evidence.onClear();
    draft?.forget();
  }

  function done(payment: Payment, title: string) {
    showChanged(payment);
    setOpen(null);
    setProblem(null);
    toast({ tone: 'success', title });
  }

  /** Returns the photo ids, or null with an error while an upload is pending. */
  function storedPhotoIds(): readonly string[] | null {
    const photos = uploadedOf(evidence);
    setProblem(photos === null ? { kind: 'evidence-pending' } : null);
    return photos;
  }

  return {
    open,
    onOpen(dialog) {
      setOpen(dialog);
      if (dialog === 'report' || dialog === 'answer') setWritten(true);
      setErrors({});
      setProblem(null);
    },
    reason,
    text,
    onChange(change) {
      persisted.onChange(change);
      setErrors({});
    },
    errors,
    evidence,
    onReport() {
      setErrors({
        ...(reason === '' && { reason: 'required' }),
        ...(text.trim() === '' && { text: 'required' }),
      });
      const photos = storedPhotoIds();
      if (reason === '' || text.trim() === '' || photos === null || report.isPending) return;
      report.mutate({ chosen: reason, photos });
    },
    onAnswer() {
      setErrors(text.trim() === '' ? { text: 'required' } : {});
      const photos = storedPhotoIds();
      if (text.trim() !== '' && photos !== null && !answer.isPending) answer.mutate(photos);
    },
    onCancel() {
      if (!cancel.isPending) cancel.mutate();
    },
    sending: report.isPending || answer.isPending || cancel.isPending,
    // Hides the pending error once the uploads are done.
    problem: problem?.kind === 'evidence-pending' && uploadedOf(evidence) !== null ? null : problem,
  };
}
