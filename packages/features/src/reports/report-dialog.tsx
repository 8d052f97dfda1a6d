import { REASONS_FOR, REPORT_DETAILS_MAX, type ReportTarget } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { RadioGroup } from '@campushive/ui/radio-group';
import { Textarea } from '@campushive/ui/textarea';
import { useId, type FormEvent } from 'react';
import { useMessages } from '../kernel/index.js';
import { catalogue } from './reports.catalogue.js';
import { useReportForm, type ReportedThing, type ReportForm } from './use-report-form.js';

interface Opening {
  open: boolean;
  onOpenChange: (change: { open: boolean }) => void;
}

export interface ReportDialogProps extends Opening {
  thing: ReportedThing;
}

/** Asks what is wrong with a listing, a student or a message. */
export function ReportDialog({ thing, open, onOpenChange }: ReportDialogProps) {
  const form = useReportForm(thing, () => onOpenChange({ open: false }));
  return <ReportDialogView type={thing.type} form={form} open={open} onOpenChange={onOpenChange} />;
}

export interface ReportDialogViewProps extends Opening {
  type: ReportTarget;
  form: ReportForm;
}

export function ReportDialogView({ type, form, open, onOpenChange }: ReportDialogViewProps) {
  const words = useMessages(catalogue);
  const formId = useId();
  const help: Partial<Record<string, string>> = words.reasonHelp;
  const reasons = REASONS_FOR[type];
  function submit(event: FormEvent) {
    event.preventDefault();
    form.onSend();
  }
  function choose({ value }: { value: string }) {
    const reason = reasons.find((one) => one === value);
    if (reason !== undefined) form.onReasonChange({ reason });
  }
  return (
    <Dialog open={open} onOpenChange={(change) => (form.sending ? undefined : onOpenChange(change))}>
      <DialogContent
        title={words.titles[type]}
        description={type === 'message' ? words.messageText : words.text}
        closeLabel={words.close}
        footer={
          <>
            <Button tone="outline" onClick={() => onOpenChange({ open: false })} disabled={form.sending}>
              {words.cancel}
            </Button>
            <Button
              type="submit"
              form={formId}
              tone="danger"
              loading={form.sending}
              loadingLabel={words.sending}
            >
              {words.send}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
          <RadioGroup
            legend={words.reason}
            name="reason"
            value={form.reason ?? ''}
            onValueChange={choose}
            error={form.reasonProblem ?? undefined}
            options={reasons.map((reason) => ({
              value: reason,
              label: words.reasons[reason],
              description: help[reason],
            }))}
          />
          <Textarea
            label={form.reason === 'other' ? words.details : words.detailsOptional}
            name="details"
            showCount
            maxLength={REPORT_DETAILS_MAX}
            placeholder={words.detailsPlaceholder}
            value={form.details}
            onChange={(event) => form.onDetailsChange({ value: event.target.value })}
            error={form.detailsProblem ?? undefined}
          />
          {form.problem === null ? null : <Alert tone="danger">{form.problem}</Alert>}
        </form>
      </DialogContent>
    </Dialog>
  );
}
