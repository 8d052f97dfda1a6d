import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../link/link.js';
import { Separator } from './separator.js';

const meta = {
  id: 'kit-separator',
  title: 'Kit/Layout/Separator',
  component: Separator,
  parameters: {
    contract: {
      use: 'Between groups that a heading or a gap does not keep apart.',
      avoid: 'Around a group (Card). Between items of a list, which have hairlines of their own.',
      keyboard: [['None', 'It takes no focus']],
      screenReader: 'A separator with its direction; silent when decorative.',
    },
  },
} satisfies Meta<typeof Separator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** In a row, the line is as tall as the row. */
export const Vertical: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      <Link standalone href="#terms">
        Terms
      </Link>
      <Separator orientation="vertical" />
      <Link standalone href="#privacy">
        Privacy
      </Link>
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('then the line is as tall as the row', () => {
      const line = canvas.getByRole('separator').getBoundingClientRect();
      return expect(line.height).toBeGreaterThan(16);
    });
  },
};

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-sm gap-4">
      <p>Meet at the library, in daylight.</p>
      <Separator />
      <div className="flex flex-wrap items-center gap-3">
        <span>₵2,450.00</span>
        <Separator orientation="vertical" decorative />
        <span>Like new</span>
        <Separator orientation="vertical" decorative />
        <span>Unity Hall</span>
      </div>
    </div>
  ),
};
