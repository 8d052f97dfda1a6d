import type { Group } from '@campushive/contract';
import { AlertDialog } from '@campushive/ui/alert-dialog';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@campushive/ui/dropdown-menu';
import { Bell, BellOff, LogOut, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../kernel/index.js';
import { GroupMembersDialog } from './group-members-dialog.js';
import { catalogue } from './messages.catalogue.js';
import type { MenuPlace } from './options-button.js';
import type { GroupThread } from './use-group.js';

interface GroupMenuProps extends MenuPlace, Pick<GroupThread, 'onMute' | 'onLeave' | 'leaving'> {
  group: Group;
  myId: string;
}

/** What can be done about a group. Loaded when the user reaches for it. */
export function GroupMenu({ menu, trigger, group, myId, onMute, onLeave, leaving }: GroupMenuProps) {
  const words = useMessages(catalogue);
  const [shown, setShown] = useState<'members' | 'leave' | null>(null);
  return (
    <>
      <DropdownMenu open={menu.open} onOpenChange={menu.onOpenChange}>
        <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
        <DropdownMenuContent align="end" initialFocus={menu.initialFocus}>
          <DropdownMenuItem leading={<UsersRound />} onSelect={() => setShown('members')}>
            {words.seeMembers}
          </DropdownMenuItem>
          {group.cancelled ? null : (
            <DropdownMenuItem
              leading={group.muted ? <Bell /> : <BellOff />}
              onSelect={() => onMute({ muted: !group.muted })}
            >
              {group.muted ? words.unmute : words.mute}
            </DropdownMenuItem>
          )}
          {group.organiserId === myId || group.cancelled ? null : (
            <DropdownMenuItem leading={<LogOut />} variant="danger" onSelect={() => setShown('leave')}>
              {words.leaveGroup}
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {shown === 'members' ? (
        <GroupMembersDialog groupId={group.id} myId={myId} onClose={() => setShown(null)} />
      ) : null}
      <AlertDialog
        open={shown === 'leave'}
        onOpenChange={(open) => !open && setShown(null)}
        title={words.leaveTitle}
        description={words.leaveText}
        confirmLabel={words.leaveGroup}
        cancelLabel={words.cancel}
        loading={leaving}
        onConfirm={() => {
          onLeave();
          setShown(null);
        }}
      />
    </>
  );
}
