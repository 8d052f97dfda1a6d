import { Avatar } from '@campushive/ui/avatar';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { Skeleton } from '@campushive/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useClient, useMessages } from '../../../kernel/index.js';
import { FailedAlert } from '../../../shared/failed-alert.js';
import { readersQuery } from './groups.queries.js';
import { catalogue } from '../messages.catalogue.js';

interface GroupReadersDialogProps {
  groupId: string;
  messageId: string;
  onClose: () => void;
}

/** Dialog with the members who have seen the viewer's message. */
export function GroupReadersDialog({ groupId, messageId, onClose }: GroupReadersDialogProps) {
  const t = useMessages(catalogue);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t.seenByTitle} closeLabel={t.close} size="sm">
        <Readers groupId={groupId} messageId={messageId} />
      </DialogContent>
    </Dialog>
  );
}

function Readers({ groupId, messageId }: Omit<GroupReadersDialogProps, 'onClose'>) {
  const t = useMessages(catalogue);
  const query = useQuery(readersQuery(useClient(), groupId, messageId));
  if (query.data === undefined) {
    if (!query.isError) return <Skeleton shape="text" />;
    return <FailedAlert onRetry={() => void query.refetch()}>{t.seenByFailed}</FailedAlert>;
  }
  const { data: readers, count = readers.length } = query.data;
  const more = count - readers.length;
  if (readers.length === 0) return <p className="text-fg-muted">{t.seenByNoOne}</p>;
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
                verifiedLabel={t.verified}
                {...(profileImage !== null && { src: profileImage })}
              />
              <span className="min-w-0">
                <span className="block truncate font-semibold">{name ?? t.unknownUser}</span>
                <span className="block truncate text-sm text-fg-muted">{university}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="px-2 pt-2 text-sm text-fg-muted">{t.andMore(more)}</p> : null}
    </>
  );
}
