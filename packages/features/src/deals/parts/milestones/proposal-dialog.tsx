import { MAX_MILESTONE_TITLE } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { TextField } from '@campushive/ui/text-field';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldText, useMessages, useMoney, useProblemText } from '../../../kernel/index.js';
import { FormDialog } from '../../../shared/form-dialog.js';
import { PriceField } from '../../../base/parts/price/price-field.js';
import { catalogue } from './milestones.catalogue.js';
import type { ProposalForm } from './use-proposal.js';

export interface ProposalDialogProps {
  form: ProposalForm;
  /** Name of the student who has to accept. */
  name: string;
  onClose: () => void;
}

/** Divides the unpaid part of a gig into milestones. Shows the amount missing to the agreed price. */
export function ProposalDialog({ form, name, onClose }: ProposalDialogProps) {
  const t = useMessages(catalogue);
  const money = useMoney();
  const problemText = useProblemText();
  return (
    <FormDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t.formTitle}
      description={t.formText(name, money(form.remaining))}
      t={t}
      variant="primary"
      form={form}
      problem={form.problem === null ? null : problemText(form.problem, t.actionFailed)}
    >
      {form.rows.map((_, index) => (
        // Rows are identified by their index; removing one also removes its text.
        <Row key={index} form={form} index={index} />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {form.onAdd === null ? null : (
          <Button variant="outline" size="sm" leading={<Plus aria-hidden="true" />} onClick={form.onAdd}>
            {t.add}
          </Button>
        )}
        <p
          role="status"
          className={`font-bold tabular-nums ${form.difference === 0 ? 'text-success' : 'text-warning'}`}
        >
          <Sum form={form} />
        </p>
      </div>
    </FormDialog>
  );
}

function Sum({ form: { difference, remaining } }: Pick<ProposalDialogProps, 'form'>) {
  return useSumText()(difference, remaining);
}

function useSumText(): (difference: number, remaining: number) => string {
  const t = useMessages(catalogue);
  const money = useMoney();
  return (difference, remaining) => {
    if (difference === 0) return t.fits(money(remaining));
    return difference > 0 ? t.missing(money(difference)) : t.tooMuch(money(-difference));
  };
}

function Row({ form, index }: { form: ProposalForm; index: number }) {
  const t = useMessages(catalogue);
  const fieldText = useFieldText();
  const sumText = useSumText();
  const { title, price } = form.errors[index] ?? {};
  const number = form.unchangedCount + index + 1;
  // The sum error is shown at the last amount.
  const isLast = index === form.rows.length - 1;
  const sum = form.isWrongSum && isLast ? sumText(form.difference, form.remaining) : undefined;
  return (
    <fieldset className="grid gap-3 rounded-card border border-line p-4">
      <legend className="px-1 font-bold">{t.number(number)}</legend>
      <TextField
        label={t.what}
        placeholder={t.whatExample}
        maxLength={MAX_MILESTONE_TITLE}
        value={form.rows[index]?.title ?? ''}
        error={title === undefined ? undefined : fieldText(title, 'title')}
        onChange={(event) => form.onRow(index, { title: event.target.value })}
      />
      <PriceField
        label={t.amount}
        typed={form.rows[index]?.price ?? ''}
        onChoose={(figures) => form.onRow(index, { price: figures })}
        error={price === undefined ? sum : fieldText(price, 'price')}
        onChange={(event) => form.onRow(index, { price: event.target.value })}
      />
      {form.onRemove === null ? null : (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          leading={<Trash2 aria-hidden="true" />}
          onClick={() => form.onRemove?.(index)}
        >
          {t.remove(number)}
        </Button>
      )}
    </fieldset>
  );
}
