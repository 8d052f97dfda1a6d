import {
  ApiError,
  isTakedownRequest,
  MAX_REPORT_DETAILS,
  needsDetails,
  reasonsFor,
  type HiveName,
  type ReportTarget,
} from '@campushive/contract';
import { RadioGroup } from '@campushive/ui/radio-group';
import { Textarea } from '@campushive/ui/textarea';
import { useFailureText, useMessages } from '../../../kernel/index.js';
import { FormDialog } from '../../../shared/form-dialog.js';
import { catalogue } from './reports.catalogue.js';
import { useReportForm, type ReportedThing, type ReportForm } from './use-report-form.js';

interface Opening {
  open: boolean;
  /** Called when the dialog opens or closes. */
  onOpenChange: (open: boolean) => void;
}

export interface ReportDialogProps extends Opening {
  thing: ReportedThing;
}

/** Dialog for a report about a listing, a student or a message. */
export function ReportDialog({ thing, open, onOpenChange }: ReportDialogProps) {
  const form = useReportForm(thing, () => onOpenChange(false));
  return (
    <ReportDialogView
      type={thing.type}
      hive={thing.hive}
      form={form}
      open={open}
      onOpenChange={onOpenChange}
    />
  );
}

export interface ReportDialogViewProps extends Opening {
  /** Type of the reported thing, which decides the available reasons. */
  type: ReportTarget;
  /** Hive of a reported listing. Study material has a further reason: shared without permission. */
  hive?: HiveName | undefined;
  /** Reason, details and photos of the report. */
  form: ReportForm;
}

export function ReportDialogView({ type, hive, form, open, onOpenChange }: ReportDialogViewProps) {
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const help: Partial<Record<string, string>> = t.reasonHelp;
  const reasons = reasonsFor(type, hive);
  function choose(value: string) {
    const reason = reasons.find((one) => one === value);
    if (reason !== undefined) form.onReasonChange({ reason });
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t.titles[type]}
      description={type === 'message' ? t.messageText : t.text}
      t={t}
      variant="danger"
      form={form}
      problem={form.problem === null ? null : textOf(form.problem.error)}
    >
      <RadioGroup
        label={t.reason}
        name="reason"
        value={form.reason ?? ''}
        onValueChange={choose}
        error={form.missing.reason ? t.chooseReason : undefined}
        options={reasons.map((reason) => ({
          value: reason,
          label: t.reasons[reason],
          description: isTakedownRequest(reason) ? `${help[reason] ?? ''} ${t.takedownHelp}` : help[reason],
        }))}
      />
      <Textarea
        label={form.reason !== null && needsDetails(form.reason) ? t.details : t.detailsOptional}
        name="details"
        showCount
        maxLength={MAX_REPORT_DETAILS}
        placeholder={form.reason === 'copyright' ? t.workPlaceholder : t.detailsPlaceholder}
        value={form.details}
        onChange={(event) => form.onDetailsChange({ value: event.target.value })}
        error={form.missing.details ? t.writeDetails : undefined}
      />
    </FormDialog>
  );

  function textOf(error: unknown): string {
    if (error instanceof ApiError && error.code === 'not_found') return t.gone;
    if (error instanceof ApiError && error.code === 'rate_limited') return t.tooMany;
    return failureText(error, t.failed);
  }
}
