import { AlertDialog } from '@campushive/ui/alert-dialog';
import { DropdownMenuItem } from '@campushive/ui/dropdown-menu';
import { Bell, BellOff, LogOut, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../kernel/index.js';
import { GroupMembersDialog } from './group-members-dialog.js';
import { catalogue } from '../messages.catalogue.js';
import type { MenuPlace } from '../options-button.js';
import type { GroupHeaderProps } from './group-header.js';
import { TalkMenu } from '../talk-menu.js';

type GroupMenuProps = MenuPlace & GroupHeaderProps;

/** Actions on a group. Loaded when the user reaches for the menu. */
export function GroupMenu(props: GroupMenuProps) {
  const { menu, trigger, group, myId, onMute, onArchive, onLeave, leaving, onSearch } = props;
  const t = useMessages(catalogue);
  const [shown, setShown] = useState<'members' | 'leave' | null>(null);
  return (
    <>
      <TalkMenu
        {...{ menu, trigger, onSearch, onArchive }}
        archived={group.archived}
        after={
          group.organiserId === myId || group.cancelled ? null : (
            <DropdownMenuItem leading={<LogOut />} variant="danger" onSelect={() => setShown('leave')}>
              {t.leaveGroup}
            </DropdownMenuItem>
          )
        }
      >
        <DropdownMenuItem leading={<UsersRound />} onSelect={() => setShown('members')}>
          {t.seeMembers}
        </DropdownMenuItem>
        {group.cancelled ? null : (
          <DropdownMenuItem
            leading={group.muted ? <Bell /> : <BellOff />}
            onSelect={() => onMute({ muted: !group.muted })}
          >
            {group.muted ? t.unmute : t.mute}
          </DropdownMenuItem>
        )}
      </TalkMenu>
      {shown === 'members' ? (
        <GroupMembersDialog groupId={group.id} myId={myId} onClose={() => setShown(null)} />
      ) : null}
      <AlertDialog
        open={shown === 'leave'}
        onOpenChange={(open) => !open && setShown(null)}
        title={t.leaveTitle}
        description={t.leaveText}
        confirmLabel={t.leaveGroup}
        cancelLabel={t.cancel}
        loading={leaving}
        onConfirm={() => {
          onLeave();
          setShown(null);
        }}
      />
    </>
  );
}
