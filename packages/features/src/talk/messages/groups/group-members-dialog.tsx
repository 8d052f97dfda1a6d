import type { GroupMember } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { Button } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { Skeleton } from '@campushive/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, longDate, useClient, useDateFormat, useMessages } from '../../../kernel/index.js';
import { FailedAlert } from '../../../shared/failed-alert.js';
import { membersQuery } from './groups.queries.js';
import { catalogue } from '../messages.catalogue.js';

interface GroupMembersDialogProps {
  groupId: string;
  myId: string;
  onClose: () => void;
}

/** Dialog with the members of a group, the organiser first. */
export function GroupMembersDialog({ groupId, myId, onClose }: GroupMembersDialogProps) {
  const t = useMessages(catalogue);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t.seeMembers} closeLabel={t.close} size="sm">
        <Members groupId={groupId} myId={myId} />
      </DialogContent>
    </Dialog>
  );
}

function Members({ groupId, myId }: Omit<GroupMembersDialogProps, 'onClose'>) {
  const t = useMessages(catalogue);
  const query = useInfiniteQuery(membersQuery(useClient(), groupId));
  if (query.data === undefined) {
    if (!query.isError) return <Skeleton shape="text" />;
    return <FailedAlert onRetry={() => void query.refetch()}>{t.membersFailed}</FailedAlert>;
  }
  return (
    <>
      <ul className="flex flex-col">
        {query.data.pages
          .flatMap((page) => page.data)
          .map((member) => (
            <li key={member.id}>
              <Member member={member} isMe={member.id === myId} />
            </li>
          ))}
      </ul>
      {query.hasNextPage ? (
        <Button
          variant="outline"
          fullWidth
          loading={query.isFetching}
          onClick={() => void query.fetchNextPage()}
        >
          {t.moreMembers}
        </Button>
      ) : null}
    </>
  );
}

function Member({ member, isMe }: { member: GroupMember; isMe: boolean }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const { id, name, profileImage, isVerified } = member;
  const shown = name ?? t.unknownUser;
  const marks = [
    ...(member.organiser ? [t.organiser] : [t.joinedOn(longDate(member.joinedAt, dateFormat))]),
    ...(member.blocked ? [t.blockedMember] : []),
  ];
  return (
    <Link
      to={{ to: 'user', id }}
      className="flex min-h-14 items-center gap-3 rounded-control px-2 py-1 hover:bg-fill"
    >
      <Avatar
        name={shown}
        verified={isVerified}
        verifiedLabel={t.verified}
        {...(profileImage !== null && { src: profileImage })}
      />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{isMe ? t.nameAndYou(shown) : shown}</span>
        <span className="block text-sm wrap-anywhere text-fg-muted">{marks.join(' · ')}</span>
      </span>
    </Link>
  );
}
