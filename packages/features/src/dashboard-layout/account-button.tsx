import type { User } from '@campushive/contract';
import { Avatar } from '@campushive/ui/avatar';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { useMessages } from '../kernel/index.js';
import { useOnDemand } from '../shared/index.js';
import { catalogue } from './dashboard-layout.catalogue.js';

export interface AccountButtonProps {
  /** Whose account it is; null until that is known. */
  user: User | null;
  /** Log out was pressed. */
  onLogOut: () => void;
}

const loadMenu = () => import('./account-menu.js');

/** The student's picture in the top bar; its menu is fetched when somebody reaches for it. */
export function AccountButton({ user, onLogOut }: AccountButtonProps) {
  const { part, prepare, want } = useOnDemand(loadMenu);
  const words = useMessages(catalogue);
  const name = user?.name ?? words.fallbackName;
  const button = (
    <UnstyledButton
      className="rounded-full p-1.5"
      aria-haspopup="menu"
      onPointerEnter={prepare}
      onFocus={prepare}
      {...(part === null && { onClick: want, 'aria-expanded': false })}
    >
      <span className="sr-only">{words.account(name)}</span>
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
      {part === null ? button : <part.AccountMenu name={name} onLogOut={onLogOut} trigger={button} />}
    </span>
  );
}
