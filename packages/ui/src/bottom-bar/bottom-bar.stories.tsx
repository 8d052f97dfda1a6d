import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import House from 'lucide-react/icons/house';
import MessageCircle from 'lucide-react/icons/message-circle';
import Plus from 'lucide-react/icons/plus';
import Settings from 'lucide-react/icons/settings';
import { Badge } from '../badge/badge.js';
import { BottomBar, BottomBarItem } from './bottom-bar.js';

const meta = {
  id: 'kit-bottombar',
  title: 'Kit/Navigation/BottomBar',
  component: BottomBar,
  args: {
    label: 'Main menu',
    children: (
      <>
        <BottomBarItem href="#home" icon={<House aria-hidden />} current>
          Home
        </BottomBarItem>
        <BottomBarItem href="#post" icon={<Plus aria-hidden />} variant="primary">
          Post
        </BottomBarItem>
        <BottomBarItem
          href="#messages"
          icon={<MessageCircle aria-hidden />}
          badge={<Badge count={3}>3 unread messages</Badge>}
        >
          Messages
        </BottomBarItem>
        <BottomBarItem href="#you" icon={<Settings aria-hidden />}>
          Einstellungen
        </BottomBarItem>
      </>
    ),
  },
  parameters: {
    contract: {
      use: 'The three to five main places of an app on phones.',
      avoid: 'More than five. Actions on the page.',
      keyboard: [['Tab, Enter', 'From place to place; goes there']],
      screenReader: 'A navigation with its label; the current place is marked.',
    },
  },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Matrix: Story = {
  render: (args) => (
    <div className="-mx-4">
      <BottomBar {...args} />
    </div>
  ),
};

/** Five places fit next to each other on the smallest phone, including the current one. */
export const SmallPhone: Story = {
  args: {
    children: ['Home', 'Hives', 'Post', 'Messages', 'You'].map((word) => (
      <BottomBarItem
        key={word}
        href={`#${word}`}
        icon={<MessageCircle aria-hidden />}
        current={word === 'Messages'}
      >
        {word}
      </BottomBarItem>
    )),
  },
  render: (args) => (
    <div className="-mx-4 max-w-80">
      <BottomBar {...args} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('then no word is cut off', async () => {
      const word = canvas.getByText('Messages');
      await expect(word.scrollWidth).toBeLessThanOrEqual(word.clientWidth);
    });
  },
};
