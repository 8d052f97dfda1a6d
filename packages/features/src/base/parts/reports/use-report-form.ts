import {
  ApiError,
  needsDetails,
  reasonsFor,
  type HiveName,
  type ReportReason,
  type ReportTarget,
} from '@campushive/contract';
import { useToast } from '@campushive/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callProblem, useClient, useMessages, type CallProblem } from '../../../kernel/index.js';
import { usePersistedForm } from '../../../shared/hooks/use-persisted-form.js';
import { catalogue } from './reports.catalogue.js';

/** Target of a report. */
export interface ReportedThing {
  readonly type: ReportTarget;
  readonly id: string;
  /** Hive of a reported listing, which decides the available reasons. */
  readonly hive?: HiveName;
}

/** State and actions of a report form. Returned by `useReportForm`. */
export interface ReportForm {
  /** Null until the user chooses a reason. */
  readonly reason: ReportReason | null;
  readonly details: string;
  readonly onReasonChange: (change: { reason: ReportReason }) => void;
  readonly onDetailsChange: (change: { value: string }) => void;
  /** Sends the report. With values missing, only sets `missing`. */
  readonly onSend: () => void;
  readonly sending: boolean;
  /** Missing values, after the first attempt to send. */
  readonly missing: { readonly reason: boolean; readonly details: boolean };
  /** Error of the last submission. Typed values are kept. */
  readonly problem: CallProblem | null;
}

/** Form that reports a listing, a student or a message. */
export function useReportForm(target: ReportedThing, onDone: () => void): ReportForm {
  const client = useClient();
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const { values, onChange, forget } = usePersistedForm(`report-${target.id}`, { reason: '', details: '' });
  const { details } = values;
  const reason = reasonsFor(target.type, target.hive).find((one) => one === values.reason) ?? null;
  const [tried, setTried] = useState(false);
  const send = useMutation({
    mutationFn: (chosen: ReportReason) =>
      client.reports.create({ targetType: target.type, targetId: target.id, reason: chosen, details }),
    onSuccess() {
      forget();
      toast({ tone: 'success', title: t.sent });
      onDone();
    },
    onError(error) {
      // The report already exists, so the form ends as after a success.
      if (error instanceof ApiError && error.code === 'already_reported') {
        forget();
        toast({ tone: 'success', title: t.already });
        onDone();
      }
    },
  });
  const detailsMissing = reason !== null && needsDetails(reason) && details.trim() === '';
  return {
    reason,
    details,
    onReasonChange: (change) => onChange({ reason: change.reason }),
    onDetailsChange: ({ value }) => onChange({ details: value }),
    onSend() {
      setTried(true);
      if (reason !== null && !detailsMissing && !send.isPending) send.mutate(reason);
    },
    sending: send.isPending,
    missing: { reason: tried && reason === null, details: tried && detailsMissing },
    problem: send.isError ? callProblem(send.error) : null,
  };
}
