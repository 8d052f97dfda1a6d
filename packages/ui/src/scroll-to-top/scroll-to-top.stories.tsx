import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScrollToTop } from './scroll-to-top.js';

const meta = {
  id: 'kit-scrolltotop',
  title: 'Kit/Navigation/ScrollToTop',
  component: ScrollToTop,
  args: { label: 'Back to top', after: -1 },
  parameters: {
    contract: {
      use: 'Pages longer than three screens.',
      avoid: 'Short pages; chats, which end at the bottom.',
      keyboard: [['Tab, Enter', 'To it; goes to the top']],
      screenReader: 'A button with its label; pressed, the focus goes to the top of the page, too.',
    },
  },
} satisfies Meta<typeof ScrollToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Matrix: Story = {
  render: (args) => <ScrollToTop {...args} />,
};
