import type { User } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { useMessages } from '../../kernel/index.js';
import { useMenuOnDemand } from '../../shared/hooks/use-menu-on-demand.js';
import { catalogue } from './dashboard-layout.catalogue.js';

export interface AccountButtonProps {
  /** Signed-in user; null until the session is loaded. */
  user: User | null;
  /** Called when the user presses Log out. */
  onLogOut: () => void;
}

const loadMenu = () => import('./account-menu.js');

/** Avatar button in the top bar. Its menu loads when it first opens. */
export function AccountButton({ user, onLogOut }: AccountButtonProps) {
  const { part, menu, trigger } = useMenuOnDemand(loadMenu, 'menu');
  const t = useMessages(catalogue);
  const name = user?.name ?? t.fallbackName;
  const button = (
    <UnstyledButton className="rounded-full p-1.5" {...trigger}>
      <span className="sr-only">{t.account(name)}</span>
      <Avatar
        aria-hidden="true"
        name={name}
        size="sm"
        {...(user?.profileImage != null && { src: user.profileImage })}
      />
    </UnstyledButton>
  );
  return (
    <span className="hidden lg:inline">
      {part === null ? (
        button
      ) : (
        <part.AccountMenu name={name} menu={menu} onLogOut={onLogOut} trigger={button} />
      )}
    </span>
  );
}
