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
import { Link, useMessages } from '../../kernel/index.js';
import type { OnDemandMenu } from '../../shared/hooks/use-menu-on-demand.js';
import { catalogue } from './dashboard-layout.catalogue.js';
import { SETTINGS, SIDEBAR } from './sections.js';

/** Entries for the profile, the settings and help. The sidebar has all others. */
const ENTRIES = [...SIDEBAR.filter(({ section }) => section === 'profile'), ...SETTINGS];

interface AccountMenuProps {
  name: string;
  menu: OnDemandMenu;
  /** Button that opens the menu. */
  trigger: ReactElement;
  onLogOut: () => void;
}

/** Menu behind the avatar: profile, settings, help and log-out. */
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
