import type { Meta, StoryObj } from '@storybook/react-vite';
import House from 'lucide-react/icons/house';
import MessageCircle from 'lucide-react/icons/message-circle';
import Settings from 'lucide-react/icons/settings';
import { Badge } from '../badge/badge.js';
import { Sidebar, SidebarGroup, SidebarItem } from './sidebar.js';

const meta = {
  title: 'Kit/Sidebar',
  component: Sidebar,
  args: {
    label: 'Main menu',
    className: 'h-96',
    children: (
      <>
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
        <SidebarGroup title="Settings">
          <SidebarItem href="#settings" icon={<Settings aria-hidden />}>
            Benachrichtigungseinstellungen
          </SidebarItem>
        </SidebarGroup>
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

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-6">
      <Sidebar {...args} />
      <Sidebar {...args} label="Main menu, collapsed" collapsed />
    </div>
  ),
};
