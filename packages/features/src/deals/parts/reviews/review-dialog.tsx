import { MAX_REVIEW_TEXT } from '@campushive/contract';
import { RatingField } from '@campushive/ui/rating';
import { Textarea } from '@campushive/ui/textarea';
import { useMessages, useProblemText } from '../../../kernel/index.js';
import { FormDialog } from '../../../shared/form-dialog.js';
import { catalogue } from './reviews.catalogue.js';
import { useReviewForm, type ReviewForm } from './use-review-form.js';

export interface ReviewDialogProps {
  /** Id of the order under review. */
  paymentId: string;
  /** Name of the other side. */
  name: string;
  open: boolean;
  /** Called when the dialog opens or closes. */
  onOpenChange: (open: boolean) => void;
}

/** Dialog for stars and text about the other side of an order. */
export function ReviewDialog({ paymentId, name, open, onOpenChange }: ReviewDialogProps) {
  const form = useReviewForm(paymentId, () => onOpenChange(false));
  return <ReviewDialogView name={name} form={form} open={open} onOpenChange={onOpenChange} />;
}

interface ReviewDialogViewProps extends Omit<ReviewDialogProps, 'paymentId'> {
  form: ReviewForm;
}

export function ReviewDialogView({ name, form, open, onOpenChange }: ReviewDialogViewProps) {
  const t = useMessages(catalogue);
  const problemText = useProblemText();
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t.howWasIt(name)}
      description={t.blind}
      t={t}
      variant="primary"
      form={form}
      problem={problemText(form.problem, t.sendFailed)}
    >
      <RatingField
        label={t.stars}
        name="stars"
        words={t.starWords}
        value={form.stars}
        onValueChange={form.onStarsChange}
        error={form.missing.stars ? t.chooseStars : undefined}
      />
      <Textarea
        label={t.text}
        name="text"
        rows={4}
        showCount
        maxLength={MAX_REVIEW_TEXT}
        placeholder={t.textPlaceholder}
        value={form.text}
        onChange={(event) => form.onTextChange({ value: event.target.value })}
        error={form.missing.text ? t.writeText : undefined}
      />
    </FormDialog>
  );
}
