import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@campushive/ui/dropdown-menu';
import { LogOut } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Link, useMessages } from '../kernel/index.js';
import { catalogue } from './dashboard-layout.catalogue.js';
import { SETTINGS, SIDEBAR } from './sections.js';

interface AccountMenuProps {
  name: string;
  /** The button in its place; pressing it is what brought the menu here, so the menu begins open. */
  trigger: ReactElement;
  onLogOut: () => void;
}

/** All sections and the way out, behind the student's picture. */
export function AccountMenu({ name, trigger, onLogOut }: AccountMenuProps) {
  const words = useMessages(catalogue);
  const [open, setOpen] = useState(true);
  return (
    <DropdownMenu open={open} onOpenChange={(change) => setOpen(change.open)}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuLabel>{name}</DropdownMenuLabel>
        {[...SIDEBAR, ...SETTINGS].map(({ section, to, icon: Icon, label }) => (
          <DropdownMenuItem key={section} asChild leading={<Icon aria-hidden="true" className="size-5" />}>
            <Link to={to}>{words[label]}</Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={onLogOut} leading={<LogOut aria-hidden="true" className="size-5" />}>
          {words.logOut}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
