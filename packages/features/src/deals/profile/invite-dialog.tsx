import { Button } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { Skeleton } from '@campushive/ui/skeleton';
import { Check } from 'lucide-react';
import { Link, useMessages, useMoney } from '../../kernel/index.js';
import { FailedAlert } from '../../shared/failed-alert.js';
import { catalogue } from './profile.catalogue.js';
import { useInvite, type InviteState } from './use-invite.js';

export interface InviteDialogProps {
  /** Student to invite. */
  student: { readonly id: string; readonly name: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Dialog to invite a student to one of the viewer's open tasks. */
export function InviteDialog({ student, open, onOpenChange }: InviteDialogProps) {
  const t = useMessages(catalogue);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t.inviteTitle(student.name)} description={t.inviteText} closeLabel={t.close}>
        <Tasks state={useInvite(student.id)} />
      </DialogContent>
    </Dialog>
  );
}

function Tasks({ state }: { state: InviteState }) {
  const t = useMessages(catalogue);
  const money = useMoney();
  switch (state.status) {
    case 'loading':
      return <Skeleton className="h-24 animate-late-in" />;
    case 'failed':
      return <FailedAlert onRetry={state.retry}>{t.listFailed}</FailedAlert>;
    case 'empty':
      return (
        <div className="grid justify-items-start gap-3">
          <p>{t.noOpenTasks}</p>
          <Button asChild variant="primary">
            <Link to={{ to: 'post', hive: 'sidehustle' }}>{t.postTask}</Link>
          </Button>
        </div>
      );
    case 'ready':
      return (
        <ul className="grid divide-y divide-line">
          {state.tasks.map((task) => (
            <li key={task.id} className="flex items-center gap-3 py-3">
              <div className="min-w-0 flex-1">
                <p dir="auto" className="font-bold wrap-anywhere">
                  {task.title}
                </p>
                {task.price === 0 ? null : (
                  <p className="text-sm text-fg-muted tabular-nums">{money(task.price)}</p>
                )}
              </div>
              {state.done.has(task.id) ? (
                <p className="inline-flex items-center gap-1.5 text-sm text-success">
                  <Check aria-hidden="true" className="size-4" /> {t.isInvited}
                </p>
              ) : (
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={t.inviteToLabel(task.title)}
                  loading={state.invitingId === task.id}
                  loadingLabel={t.inviting}
                  onClick={() => state.onInvite({ task })}
                >
                  {t.invite}
                </Button>
              )}
            </li>
          ))}
        </ul>
      );
    default:
      return state satisfies never;
  }
}
