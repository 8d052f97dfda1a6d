import { Avatar } from '@campushive/ui/avatar';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { Skeleton } from '@campushive/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useClient, useMessages } from '../kernel/index.js';
import { FailedAlert } from '../shared/failed-alert.js';
import { readersQuery } from './groups.queries.js';
import { catalogue } from './messages.catalogue.js';

interface GroupReadersDialogProps {
  groupId: string;
  messageId: string;
  onClose: () => void;
}

/** Who of a group has seen a message of mine. */
export function GroupReadersDialog({ groupId, messageId, onClose }: GroupReadersDialogProps) {
  const words = useMessages(catalogue);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={words.seenByTitle} closeLabel={words.close} size="sm">
        <Readers groupId={groupId} messageId={messageId} />
      </DialogContent>
    </Dialog>
  );
}

function Readers({ groupId, messageId }: Omit<GroupReadersDialogProps, 'onClose'>) {
  const words = useMessages(catalogue);
  const query = useQuery(readersQuery(useClient(), groupId, messageId));
  if (query.data === undefined) {
    if (!query.isError) return <Skeleton shape="text" />;
    return (
      <FailedAlert retry={words.retry} onRetry={() => void query.refetch()}>
        {words.seenByFailed}
      </FailedAlert>
    );
  }
  const { data: readers, count = readers.length } = query.data;
  const more = count - readers.length;
  if (readers.length === 0) return <p className="text-fg-muted">{words.seenByNoOne}</p>;
  return (
    <>
      <ul className="flex flex-col">
        {readers.map(({ id, name, profileImage, isVerified, university }) => (
          <li key={id}>
            <Link
              to={{ to: 'user', id }}
              className="flex min-h-14 items-center gap-3 rounded-control px-2 hover:bg-fill"
            >
              <Avatar
                name={name ?? '?'}
                verified={isVerified}
                verifiedLabel={words.verified}
                {...(profileImage !== null && { src: profileImage })}
              />
              <span className="min-w-0">
                <span className="block truncate font-semibold">{name ?? words.unknownUser}</span>
                <span className="block truncate text-sm text-fg-muted">{university}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="px-2 pt-2 text-sm text-fg-muted">{words.andMore(more)}</p> : null}
    </>
  );
}
