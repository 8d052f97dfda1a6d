import { Avatar } from '@campushive/ui/avatar';
import { Badge } from '@campushive/ui/badge';
import { IconButton } from '@campushive/ui/icon-button';
import { Logo } from '@campushive/ui/hexagon';
import type { User } from '@campushive/contract';
import {
  Sidebar as Column,
  SidebarGroup,
  SidebarHeader,
  SidebarItem,
  SidebarNav,
} from '@campushive/ui/sidebar';
import { UnstyledButton } from '@campushive/ui/unstyled-button';
import { LogOut, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { memo } from 'react';
import { Link, useMessages } from '../../kernel/index.js';
import { catalogue } from './dashboard-layout.catalogue.js';
import { DISCOVER, SETTINGS, SIDEBAR, TEAM, type Section, type SectionLink } from './sections.js';

export interface MenuProps {
  /** Section of the page, whose entry is marked. */
  section: Section;
  /** Signed-in user, whose role decides about the moderators' entries. Null until the session is loaded. */
  user: User | null;
  /** Number of conversations and groups with unread messages. */
  unreadConversations: number;
  /** Called when the user presses Log out. */
  onLogOut: () => void;
}

interface SidebarProps extends MenuProps {
  collapsed: boolean;
  onCollapsedChange: (change: { collapsed: boolean }) => void;
}

/** Sidebar beside the page from 1024 px on: 16 rem wide, or 5 rem with icons only. */
export const Sidebar = memo(function Sidebar({ collapsed, onCollapsedChange, ...menu }: SidebarProps) {
  const t = useMessages(catalogue);
  const Toggle = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <Column collapsed={collapsed} className="sticky top-0 hidden h-dvh shrink-0 lg:flex">
      <SidebarHeader>
        {collapsed ? null : (
          <Link
            to={{ to: 'home' }}
            className="flex min-h-11 items-center gap-2 rounded-control font-display text-subtitle font-bold"
          >
            <Logo label={t.product} />
            <span aria-hidden="true">{t.product}</span>
          </Link>
        )}
        <IconButton
          variant="ghost"
          label={collapsed ? t.expand : t.collapse}
          aria-expanded={!collapsed}
          onClick={() => onCollapsedChange({ collapsed: !collapsed })}
        >
          <Toggle aria-hidden="true" />
        </IconButton>
      </SidebarHeader>
      <Menu {...menu} collapsed={collapsed} />
    </Column>
  );
});

/** Menu entries of the sidebar and the sheet. */
export function Menu({
  section,
  user,
  unreadConversations,
  onLogOut,
  collapsed = false,
}: MenuProps & { collapsed?: boolean }) {
  const t = useMessages(catalogue);
  const entries = { section, unreadConversations, collapsed };
  return (
    <SidebarNav label={t.mainMenu}>
      {user === null || collapsed ? null : <Owner user={user} />}
      <SidebarGroup title={t.groupMain}>
        <Entries links={SIDEBAR} {...entries} />
      </SidebarGroup>
      <SidebarGroup title={t.groupDiscover}>
        <Entries links={DISCOVER} {...entries} />
      </SidebarGroup>
      {user === null || user.role === 'student' ? null : (
        <SidebarGroup title={t.groupTeam}>
          <Entries links={TEAM} {...entries} />
        </SidebarGroup>
      )}
      <SidebarGroup title={t.groupSettings}>
        <Entries links={SETTINGS} {...entries} />
        <SidebarItem asChild icon={<LogOut aria-hidden="true" />} title={collapsed ? t.logOut : undefined}>
          <UnstyledButton onClick={onLogOut}>{t.logOut}</UnstyledButton>
        </SidebarItem>
      </SidebarGroup>
    </SidebarNav>
  );
}

interface EntriesProps extends Pick<MenuProps, 'section' | 'unreadConversations'> {
  links: readonly SectionLink[];
  collapsed: boolean;
}

function Entries({ links, section, unreadConversations, collapsed }: EntriesProps) {
  const t = useMessages(catalogue);
  return links.map(({ section: own, to, icon: Icon, label }) => (
    <SidebarItem
      key={own}
      asChild
      icon={<Icon aria-hidden="true" />}
      current={own === section}
      title={collapsed ? t[label] : undefined}
      badge={
        own === 'messages' && unreadConversations > 0 ? (
          <Badge count={unreadConversations}>{t.unreadConversations(unreadConversations)}</Badge>
        ) : null
      }
    >
      <Link to={to}>{t[label]}</Link>
    </SidebarItem>
  ));
}

function Owner({ user }: { user: User }) {
  const t = useMessages(catalogue);
  return (
    <div className="flex items-center gap-3 px-3 pt-2">
      <Avatar
        name={user.name}
        {...(user.profileImage !== null && { src: user.profileImage })}
        size="md"
        verified={user.isVerified}
        verifiedLabel={t.verified}
      />
      <div className="min-w-0">
        <p dir="auto" className="truncate text-sm font-bold">
          {user.name}
        </p>
        <p className="truncate text-xs text-fg-muted">{user.university}</p>
      </div>
    </div>
  );
}
