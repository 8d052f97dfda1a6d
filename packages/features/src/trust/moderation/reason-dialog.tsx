import { ApiError, DAY, MAX_DECISION_NOTE, type User } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { NativeSelect } from '@campushive/ui/native-select';
import { Textarea } from '@campushive/ui/textarea';
import { useId, useState, type FormEvent } from 'react';
import { useClock, useFailureText, useMessages, type CallProblem } from '../../kernel/index.js';
import { useFocusFirstError } from '../../shared/hooks/use-focus-first-error.js';
import { catalogue } from './moderation.catalogue.js';

const ENDS = { week: 7 * DAY, month: 30 * DAY, never: null } as const;
type End = keyof typeof ENDS;
const isEnd = (value: string): value is End => value in ENDS;
const ROLES = ['student', 'moderator', 'admin'] as const;

/** Action to be confirmed. */
export interface PlannedAction {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly variant: 'danger' | 'secondary';
  /** Readers of the reason. Default: the text about the audit log. */
  readonly reasonHelp?: string;
  /** Asks for an end date. */
  readonly withEnd?: boolean;
  /** Asks for a role, with this initial value. */
  readonly role?: User['role'];
}

export interface Confirmed {
  readonly reason: string;
  /** End date. Null without an end. */
  readonly until: string | null;
  readonly role: User['role'] | undefined;
}

/** Texts by error code. */
export type Refusals = Partial<Record<ApiError['code'], string>>;

export interface ReasonDialogProps {
  /** Action of the open dialog. Null when closed. */
  action: PlannedAction | null;
  /** The decision is being sent. */
  working: boolean;
  /** Error of the call. The typed reason stays. */
  problem: CallProblem | null;
  /** Texts that replace the server's for some refusals. */
  refusals: Refusals;
  /** Confirms the action with its reason. */
  onConfirm: (confirmed: Confirmed) => void;
  onClose: () => void;
}

/** Dialog that describes an action and asks for its reason. */
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
