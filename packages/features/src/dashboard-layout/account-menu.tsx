import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@campushive/ui/dropdown-menu';
import { LogOut } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useMessages } from '../kernel/index.js';
import type { OnDemandMenu } from '../shared/index.js';
import { catalogue } from './dashboard-layout.catalogue.js';
import { SETTINGS, SIDEBAR } from './sections.js';

/** What is about the student, and help; all else is in the sidebar. */
const ENTRIES = [...SIDEBAR.filter(({ section }) => section === 'profile'), ...SETTINGS];

interface AccountMenuProps {
  name: string;
  menu: OnDemandMenu;
  /** The button that opens it. */
  trigger: ReactElement;
  onLogOut: () => void;
}

/** Profile, settings, help and the way out, behind the student's picture. */
export function AccountMenu({ name, menu, trigger, onLogOut }: AccountMenuProps) {
  const t = useMessages(catalogue);
  const { initialFocus, ...open } = menu;
  return (
    <DropdownMenu {...open}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end" initialFocus={initialFocus}>
        <DropdownMenuLabel>
          <bdi>{name}</bdi>
        </DropdownMenuLabel>
        {ENTRIES.map(({ section, to, icon: Icon, label }) => (
          <DropdownMenuItem key={section} asChild leading={<Icon aria-hidden="true" className="size-5" />}>
            <Link to={to}>{t[label]}</Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={onLogOut} leading={<LogOut aria-hidden="true" className="size-5" />}>
          {t.logOutHere}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
