import { MAX_APPLICATION, type Listing } from '@campushive/contract';
import { Textarea } from '@campushive/ui/textarea';
import {
  useFieldText,
  useMessages,
  useMoney,
  useProblemText,
  useMissingText,
} from '../../../kernel/index.js';
import { FormDialog } from '../../../shared/form-dialog.js';
import { PriceField } from '../../../base/parts/price/price-field.js';
import { catalogue } from './apply.catalogue.js';
import { useApplyForm, type ApplicationProblem } from './use-apply-form.js';

export interface ApplyDialogProps {
  listing: Listing;
  /** First name of the poster. */
  name: string;
  open: boolean;
  /** Called when the dialog opens or closes. */
  onOpenChange: (open: boolean) => void;
}

/** Dialog for an application: a message and an optional price. Both are stored on the device until they are sent. */
export function ApplyDialog({ listing, name, open, onOpenChange }: ApplyDialogProps) {
  const t = useMessages(catalogue);
  const missing = useMissingText();
  const money = useMoney();
  const fieldText = useFieldText();
  const problemText = useProblemText();
  const form = useApplyForm(listing.id, () => onOpenChange(false));
  const textOf = (problem: ApplicationProblem | undefined, wrong: string) =>
    problem?.kind === 'refused' ? fieldText(problem.error) : problem && wrong;
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t.title}
      description={t.text(name)}
      t={t}
      variant="primary"
      form={form}
      problem={problemText(form.problem, t.failed)}
    >
      <Textarea
        name="message"
        label={t.message}
        placeholder={t.messagePlaceholder}
        required
        rows={5}
        maxLength={MAX_APPLICATION}
        showCount
        value={form.message}
        onChange={(event) => form.onChange({ message: event.target.value })}
        error={textOf(form.problems.message, missing('message'))}
      />
      {listing.price === 0 ? null : (
        <PriceField
          name="price"
          label={t.price}
          autoComplete="off"
          description={
            form.payout === null ? t.priceText(money(listing.price)) : t.payout(money(form.payout))
          }
          typed={form.price}
          onChoose={(price) => form.onChange({ price })}
          error={textOf(form.problems.price, t.priceWrong)}
          onChange={(event) => form.onChange({ price: event.target.value })}
        />
      )}
    </FormDialog>
  );
}
