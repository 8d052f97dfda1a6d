import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@campushive/ui/dropdown-menu';
import { Archive, ArchiveRestore, Search } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './messages.catalogue.js';
import type { MenuPlace } from './options-button.js';

interface TalkMenuProps extends MenuPlace {
  /** Opens the search and moves the focus to its field. */
  onSearch: () => void;
  archived: boolean;
  onArchive: (change: { archived: boolean }) => void;
  /** Menu items before the archive item. */
  children: ReactNode;
  /** Menu items after the archive item. */
  after: ReactNode;
}

/** Menu of a conversation or group: search, further actions, archive. */
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
          // Keeps the focus in the search field.
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
