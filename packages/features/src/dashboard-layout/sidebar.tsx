import { Avatar } from '@campushive/ui/avatar';
import { Badge } from '@campushive/ui/badge';
import { IconButton } from '@campushive/ui/icon-button';
import { Logo } from '@campushive/ui/hexagon';
import type { User } from '@campushive/contract';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { LogOut, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { memo } from 'react';
import { Link, useMessages } from '../kernel/index.js';
import { catalogue } from './dashboard-layout.catalogue.js';
import { DISCOVER, SETTINGS, SIDEBAR, TEAM, type Section, type SectionLink } from './sections.js';

export interface MenuProps {
  /** The part that the page belongs to; its entry is marked. */
  section: Section;
  /** Who is signed in; moderators have entries of their own. Null until that is known. */
  user: User | null;
  /** How many conversations and groups have something unread. */
  unreadConversations: number;
  /** Log out was pressed. */
  onLogOut: () => void;
}

interface SidebarProps extends MenuProps {
  collapsed: boolean;
  onCollapsedChange: (change: { collapsed: boolean }) => void;
}

/** The menu beside the page from 1024 px on: 16 rem wide, or 5 rem of icons. */
export const Sidebar = memo(function Sidebar({ collapsed, onCollapsedChange, ...menu }: SidebarProps) {
  const words = useMessages(catalogue);
  const Toggle = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <div
      data-slot="sidebar"
      data-state={collapsed ? 'collapsed' : 'expanded'}
      className={`sticky top-0 hidden h-dvh shrink-0 flex-col border-r border-line bg-surface lg:flex ${collapsed ? 'w-20' : 'w-64'}`}
    >
      <div className={`flex h-16 items-center px-4 ${collapsed ? 'justify-center' : 'justify-between'}`}>
        {collapsed ? null : (
          <Link
            to={{ to: 'home' }}
            className="flex min-h-11 items-center gap-2 rounded-control font-display text-lg font-bold"
          >
            <Logo label={words.product} />
            <span aria-hidden="true">{words.product}</span>
          </Link>
        )}
        <IconButton
          variant="ghost"
          label={collapsed ? words.expand : words.collapse}
          aria-expanded={!collapsed}
          onClick={() => onCollapsedChange({ collapsed: !collapsed })}
        >
          <Toggle aria-hidden="true" />
        </IconButton>
      </div>
      <Menu {...menu} collapsed={collapsed} />
    </div>
  );
});

const ITEM =
  'flex min-h-10 items-center gap-3 rounded-control px-3 text-sm font-semibold text-fg hover:bg-fill coarse:min-h-11 current:bg-brand-soft current:font-bold';

const itemStyle = (collapsed: boolean) => (collapsed ? `${ITEM} justify-center` : ITEM);

/** The menu's entries, in the sidebar and in the sheet. */
export function Menu({
  section,
  user,
  unreadConversations,
  onLogOut,
  collapsed = false,
}: MenuProps & { collapsed?: boolean }) {
  const words = useMessages(catalogue);
  return (
    <nav aria-label={words.mainMenu} className="flex min-h-0 flex-1 flex-col overflow-y-auto p-3">
      {user === null || collapsed ? null : <Owner user={user} />}
      <Heading hidden={collapsed}>{words.groupMain}</Heading>
      <Entries links={SIDEBAR} {...{ section, unreadConversations, collapsed }} />
      <Heading hidden={collapsed}>{words.groupDiscover}</Heading>
      <Entries links={DISCOVER} {...{ section, unreadConversations, collapsed }} />
      {user === null || user.role === 'student' ? null : (
        <>
          <Heading hidden={collapsed}>{words.groupTeam}</Heading>
          <Entries links={TEAM} {...{ section, unreadConversations, collapsed }} />
        </>
      )}
      <Heading hidden={collapsed}>{words.groupSettings}</Heading>
      <Entries links={SETTINGS} {...{ section, unreadConversations, collapsed }} />
      <UnstyledButton
        className={itemStyle(collapsed)}
        onClick={onLogOut}
        title={collapsed ? words.logOut : undefined}
      >
        <LogOut aria-hidden="true" className="size-5 shrink-0" />
        <span className={collapsed ? 'sr-only' : ''}>{words.logOut}</span>
      </UnstyledButton>
    </nav>
  );
}

interface EntriesProps extends Pick<MenuProps, 'section' | 'unreadConversations'> {
  links: readonly SectionLink[];
  collapsed: boolean;
}

function Entries({ links, section, unreadConversations, collapsed }: EntriesProps) {
  const words = useMessages(catalogue);
  return (
    <ul className="flex flex-col gap-0.5 coarse:gap-1">
      {links.map(({ section: own, to, icon: Icon, label }) => (
        <li key={own}>
          <Link
            to={to}
            aria-current={own === section ? 'page' : undefined}
            className={itemStyle(collapsed)}
            title={collapsed ? words[label] : undefined}
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            <span className={collapsed ? 'sr-only' : 'flex-1'}>{words[label]}</span>
            {own === 'messages' && unreadConversations > 0 && !collapsed ? (
              <Badge count={unreadConversations}>{words.unreadConversations(unreadConversations)}</Badge>
            ) : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Heading({ hidden, children }: { hidden: boolean; children: string }) {
  return hidden ? (
    <hr className="my-3 border-line" />
  ) : (
    <p className="px-3 pt-4 pb-1 text-xs font-semibold text-fg-muted">{children}</p>
  );
}

function Owner({ user }: { user: User }) {
  const words = useMessages(catalogue);
  return (
    <div className="flex items-center gap-3 px-3 pt-2">
      <Avatar
        name={user.name}
        {...(user.profileImage !== null && { src: user.profileImage })}
        size="md"
        verified={user.isVerified}
        verifiedLabel={words.verified}
      />
      <div className="min-w-0">
        <p className="truncate text-sm font-bold">{user.name}</p>
        <p className="truncate text-xs text-fg-muted">{user.university}</p>
      </div>
    </div>
  );
}
