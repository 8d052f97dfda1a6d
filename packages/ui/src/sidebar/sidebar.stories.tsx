import type { Meta, StoryObj } from '@storybook/react-vite';
import House from 'lucide-react/icons/house';
import MessageCircle from 'lucide-react/icons/message-circle';
import Settings from 'lucide-react/icons/settings';
import { Badge } from '../badge/badge.js';
import { Logo } from '../hexagon/logo.js';
import { Sidebar, SidebarGroup, SidebarHeader, SidebarItem, SidebarNav } from './sidebar.js';

const meta = {
  id: 'kit-sidebar',
  title: 'Kit/Navigation/Sidebar',
  component: Sidebar,
  args: {
    className: 'hidden h-96 lg:flex',
    children: (
      <>
        <SidebarHeader>
          <Logo label="CampusHive" />
        </SidebarHeader>
        <SidebarNav label="Main menu">
          <SidebarGroup title="Main">
            <SidebarItem href="#home" icon={<House aria-hidden />} current>
              Home
            </SidebarItem>
            <SidebarItem
              href="#messages"
              icon={<MessageCircle aria-hidden />}
              badge={<Badge count={3}>3 unread messages</Badge>}
            >
              Messages
            </SidebarItem>
          </SidebarGroup>
          <SidebarGroup title="Settings">
            <SidebarItem href="#settings" icon={<Settings aria-hidden />}>
              Benachrichtigungseinstellungen
            </SidebarItem>
          </SidebarGroup>
        </SidebarNav>
      </>
    ),
  },
  parameters: {
    contract: {
      use: 'The places of an app beside the page, from 1024 px on.',
      avoid: 'Phones (BottomBar). The views of one page (Tabs).',
      keyboard: [['Tab, Enter', 'From place to place; goes there']],
      screenReader: 'A navigation with its label; the current place is marked.',
    },
  },
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

const places = (label: string) => (
  <SidebarNav label={label}>
    <SidebarGroup title="Main">
      <SidebarItem href="#home" icon={<House aria-hidden />} current>
        Home
      </SidebarItem>
      <SidebarItem href="#messages" icon={<MessageCircle aria-hidden />} title="Messages">
        Messages
      </SidebarItem>
    </SidebarGroup>
    <SidebarGroup title="Settings">
      <SidebarItem href="#settings" icon={<Settings aria-hidden />}>
        Settings
      </SidebarItem>
    </SidebarGroup>
  </SidebarNav>
);

export const Matrix: Story = {
  render: () => (
    <div className="flex flex-wrap gap-6">
      <Sidebar className="hidden h-96 lg:flex">{places('Main menu')}</Sidebar>
      <Sidebar collapsed className="hidden h-96 lg:flex">
        {places('Main menu, collapsed')}
      </Sidebar>
    </div>
  ),
};
