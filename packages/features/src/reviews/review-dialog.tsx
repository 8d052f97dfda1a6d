import { REVIEW_TEXT_MAX } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { RatingField } from '@campushive/ui/rating';
import { Textarea } from '@campushive/ui/textarea';
import { useId, type FormEvent } from 'react';
import { useMessages } from '../kernel/index.js';
import { catalogue } from './reviews.catalogue.js';
import { useReviewForm, type ReviewForm } from './use-review-form.js';

export interface ReviewDialogProps {
  paymentId: string;
  /** The other side. */
  name: string;
  open: boolean;
  onOpenChange: (change: { open: boolean }) => void;
}

/** Asks for stars and words about the other side of an order. */
export function ReviewDialog({ paymentId, name, open, onOpenChange }: ReviewDialogProps) {
  const form = useReviewForm(paymentId, () => onOpenChange({ open: false }));
  return <ReviewDialogView name={name} form={form} open={open} onOpenChange={onOpenChange} />;
}

interface ReviewDialogViewProps extends Omit<ReviewDialogProps, 'paymentId'> {
  form: ReviewForm;
}

export function ReviewDialogView({ name, form, open, onOpenChange }: ReviewDialogViewProps) {
  const words = useMessages(catalogue);
  const formId = useId();
  function submit(event: FormEvent) {
    event.preventDefault();
    form.onSend();
  }
  return (
    <Dialog open={open} onOpenChange={(change) => (form.sending ? undefined : onOpenChange(change))}>
      <DialogContent
        title={words.howWasIt(name)}
        description={words.blind}
        closeLabel={words.close}
        footer={
          <>
            <Button tone="outline" onClick={() => onOpenChange({ open: false })} disabled={form.sending}>
              {words.cancel}
            </Button>
            <Button
              type="submit"
              form={formId}
              tone="honey"
              loading={form.sending}
              loadingLabel={words.sending}
            >
              {words.send}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
          <RatingField
            legend={words.stars}
            name="stars"
            words={words.starWords}
            value={form.stars}
            onValueChange={form.onStarsChange}
            error={form.starsProblem ?? undefined}
          />
          <Textarea
            label={words.text}
            name="text"
            rows={4}
            showCount
            maxLength={REVIEW_TEXT_MAX}
            placeholder={words.textPlaceholder}
            value={form.text}
            onChange={(event) => form.onTextChange({ value: event.target.value })}
            error={form.textProblem ?? undefined}
          />
          {form.problem === null ? null : <Alert tone="danger">{form.problem}</Alert>}
        </form>
      </DialogContent>
    </Dialog>
  );
}
