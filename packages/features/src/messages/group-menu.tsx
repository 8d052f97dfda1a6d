import { AlertDialog } from '@campushive/ui/alert-dialog';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@campushive/ui/dropdown-menu';
import { Archive, ArchiveRestore, Bell, BellOff, LogOut, Search, UsersRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMessages } from '../kernel/index.js';
import { GroupMembersDialog } from './group-members-dialog.js';
import { catalogue } from './messages.catalogue.js';
import type { MenuPlace } from './options-button.js';
import type { GroupHeaderProps } from './group-header.js';

type GroupMenuProps = MenuPlace & GroupHeaderProps;

/** What can be done about a group. Loaded when the user reaches for it. */
export function GroupMenu(props: GroupMenuProps) {
  const { menu, trigger, group, myId, onMute, onArchive, onLeave, leaving, onSearch } = props;
  const t = useMessages(catalogue);
  const [shown, setShown] = useState<'members' | 'leave' | null>(null);
  const searched = useRef(false);
  return (
    <>
      <DropdownMenu open={menu.open} onOpenChange={menu.onOpenChange}>
        <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
        <DropdownMenuContent
          align="end"
          initialFocus={menu.initialFocus}
          onCloseAutoFocus={(event) => {
            // The focus is in the search field by then.
            if (searched.current) event.preventDefault();
            searched.current = false;
          }}
        >
          <DropdownMenuItem
            leading={<Search />}
            onSelect={() => {
              searched.current = true;
              onSearch();
            }}
          >
            {t.searchIn}
          </DropdownMenuItem>
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
          <DropdownMenuItem
            leading={group.archived ? <ArchiveRestore /> : <Archive />}
            onSelect={() => onArchive({ archived: !group.archived })}
          >
            {group.archived ? t.unarchive : t.archive}
          </DropdownMenuItem>
          {group.organiserId === myId || group.cancelled ? null : (
            <DropdownMenuItem leading={<LogOut />} variant="danger" onSelect={() => setShown('leave')}>
              {t.leaveGroup}
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
