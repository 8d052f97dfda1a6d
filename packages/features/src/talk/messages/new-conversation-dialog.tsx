import { Alert } from '@campushive/ui/alert';
import { Avatar } from '@campushive/ui/avatar';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { SearchField } from '@campushive/ui/search-field';
import { Skeleton } from '@campushive/ui/skeleton';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { useMessages } from '../../kernel/index.js';
import { FailedAlert } from '../../shared/failed-alert.js';
import { catalogue } from './messages.catalogue.js';
import { useNewConversation, type NewConversation } from './use-new-conversation.js';

interface NewConversationDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Dialog that finds a student by name to start a conversation. */
export function NewConversationDialog({ open, onOpenChange }: NewConversationDialogProps) {
  const t = useMessages(catalogue);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t.findStudent} description={t.findStudentText} closeLabel={t.close}>
        {open ? <Search onOpened={() => onOpenChange(false)} /> : null}
      </DialogContent>
    </Dialog>
  );
}

function Search({ onOpened }: { onOpened: () => void }) {
  const t = useMessages(catalogue);
  const search = useNewConversation(onOpened);
  return (
    <div className="flex min-h-64 flex-col gap-3">
      <SearchField
        label={t.name}
        placeholder={t.namePlaceholder}
        value={search.q}
        onChange={(event) => search.onQChange({ q: event.target.value })}
        onClear={() => search.onQChange({ q: '' })}
        clearLabel={t.clearSearch}
      />
      {search.failed ? <Alert tone="danger">{t.openFailed}</Alert> : null}
      <Found search={search} />
    </div>
  );
}

function Found({ search }: { search: NewConversation }) {
  const t = useMessages(catalogue);
  const { state } = search;
  switch (state.status) {
    case 'idle':
      return null;
    case 'loading':
      return <Skeleton shape="text" />;
    case 'failed':
      return <FailedAlert onRetry={state.retry}>{t.findFailed}</FailedAlert>;
    case 'empty':
      return <p className="text-sm text-fg-muted">{t.noOneFound}</p>;
    case 'ready':
      return (
        <ul className="flex flex-col">
          {state.students.map((student) => (
            <li key={student.id}>
              <UnstyledButton
                disabled={search.opening}
                className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 text-left hover:bg-fill"
                onClick={() => search.onPick({ student })}
              >
                <Avatar
                  name={student.name}
                  verified={student.isVerified}
                  verifiedLabel={t.verified}
                  {...(student.profileImage !== null && { src: student.profileImage })}
                />
                <span className="min-w-0">
                  <span dir="auto" className="block truncate font-semibold">
                    {student.name}
                  </span>
                  <span className="block truncate text-sm text-fg-muted">{student.university}</span>
                </span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      );
    default:
      return state satisfies never;
  }
}
