import { ApiError, DAY, MAX_DECISION_NOTE, type User } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { NativeSelect } from '@campushive/ui/native-select';
import { Textarea } from '@campushive/ui/textarea';
import { useId, useState, type FormEvent } from 'react';
import { useClock, useFailureText, useMessages, type CallProblem } from '../kernel/index.js';
import { useFocusFirstError } from '../shared/use-focus-first-error.js';
import { catalogue } from './moderation.catalogue.js';

const ENDS = { week: 7 * DAY, month: 30 * DAY, never: null } as const;
type End = keyof typeof ENDS;
const isEnd = (value: string): value is End => value in ENDS;
const ROLES = ['student', 'moderator', 'admin'] as const;

/** What is about to be done. */
export interface PlannedAction {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly variant: 'danger' | 'secondary';
  /** Who reads the reason; without it, what the log's readers are told. */
  readonly reasonHelp?: string;
  /** Asks how long. */
  readonly withEnd?: boolean;
  /** Asks which role; this one at first. */
  readonly role?: User['role'];
}

export interface Confirmed {
  readonly reason: string;
  /** Null for without end. */
  readonly until: string | null;
  readonly role: User['role'] | undefined;
}

/** Words of error codes. */
export type Refusals = Partial<Record<ApiError['code'], string>>;

export interface ReasonDialogProps {
  /** Null: closed. */
  action: PlannedAction | null;
  /** The decision is on its way. */
  working: boolean;
  /** What went wrong; what was typed stays. */
  problem: CallProblem | null;
  /** What to say to a refusal instead of the server's words. */
  refusals: Refusals;
  /** The decision was confirmed with its reason. */
  onConfirm: (confirmed: Confirmed) => void;
  /** It was given up. */
  onClose: () => void;
}

/** Says what a decision does, and asks for its reason before it is done. */
export function ReasonDialog({ action, ...props }: ReasonDialogProps) {
  return action === null ? null : <Asking key={action.title} action={action} {...props} />;
}

function Asking({
  action,
  working,
  problem,
  refusals,
  onConfirm,
  onClose,
}: ReasonDialogProps & { action: PlannedAction }) {
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const clock = useClock();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [end, setEnd] = useState<End>('week');
  const [role, setRole] = useState(action.role);
  const missing = reason.trim() === '';
  const [formRef, onTry] = useFocusFirstError(working);
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    onTry();
    if (missing || working) return;
    const lasts = action.withEnd === true ? ENDS[end] : null;
    const until = lasts === null ? null : new Date(clock.now().getTime() + lasts).toISOString();
    onConfirm({ reason, until, role });
  }
  return (
    <Dialog open onOpenChange={(open) => (open || working ? undefined : onClose())}>
      <DialogContent
        title={action.title}
        description={action.text}
        closeLabel={t.close}
        footer={
          <>
            <Button variant="outline" onClick={onClose} disabled={working}>
              {t.cancel}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant={action.variant}
              loading={working}
              loadingLabel={t.working}
            >
              {action.confirmLabel}
            </Button>
          </>
        }
      >
        <form ref={formRef} id={formId} onSubmit={submit} noValidate className="grid gap-4">
          {action.role === undefined ? null : (
            <NativeSelect
              label={t.role}
              value={role}
              options={ROLES.map((one) => ({ value: one, label: t.roles[one] }))}
              onChange={(event) => setRole(ROLES.find((one) => one === event.target.value))}
            />
          )}
          {action.withEnd === true ? (
            <NativeSelect
              label={t.end}
              value={end}
              options={[
                { value: 'week', label: t.ends.week },
                { value: 'month', label: t.ends.month },
                { value: 'never', label: t.ends.never },
              ]}
              onChange={({ target: { value } }) => (isEnd(value) ? setEnd(value) : undefined)}
            />
          ) : null}
          <Textarea
            label={t.reason}
            description={action.reasonHelp ?? t.reasonHelp}
            showCount
            maxLength={MAX_DECISION_NOTE}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={tried && missing ? t.writeReason : undefined}
          />
          {problem === null ? null : <Alert tone="danger">{textOf(problem.error)}</Alert>}
        </form>
      </DialogContent>
    </Dialog>
  );

  function textOf(error: unknown): string {
    const own = error instanceof ApiError ? refusals[error.code] : undefined;
    return own ?? failureText(error, t.failed);
  }
}
