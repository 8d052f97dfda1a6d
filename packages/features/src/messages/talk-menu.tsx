import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@campushive/ui/dropdown-menu';
import { Archive, ArchiveRestore, Search } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useMessages } from '../kernel/index.js';
import { catalogue } from './messages.catalogue.js';
import type { MenuPlace } from './options-button.js';

interface TalkMenuProps extends MenuPlace {
  /** It is to be searched; the focus goes to the field. */
  onSearch: () => void;
  archived: boolean;
  onArchive: (change: { archived: boolean }) => void;
  /** Items before the one that archives. */
  children: ReactNode;
  /** Items after it. */
  after: ReactNode;
}

/** The menu of a conversation or a group: to search it, what else can be done, and to archive it. */
export function TalkMenu({ menu, trigger, onSearch, archived, onArchive, children, after }: TalkMenuProps) {
  const t = useMessages(catalogue);
  const searched = useRef(false);
  return (
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
        {children}
        <DropdownMenuItem
          leading={archived ? <ArchiveRestore /> : <Archive />}
          onSelect={() => onArchive({ archived: !archived })}
        >
          {archived ? t.unarchive : t.archive}
        </DropdownMenuItem>
        {after}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
