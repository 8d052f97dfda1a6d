import type { Meta, StoryObj } from '@storybook/react-vite';
import { SplitPane } from './split-pane.js';

const meta = {
  id: 'kit-splitpane',
  title: 'Kit/Layout/SplitPane',
  component: SplitPane,
  args: {
    list: <p className="p-4">Conversations</p>,
    detail: <p className="p-4">Is the laptop still available?</p>,
    showing: 'list',
    className: 'min-h-40 rounded-card border border-line',
  },
  parameters: {
    contract: {
      use: 'A list and what was chosen from it: messages, reports.',
      avoid: 'Two things of equal weight (two columns of a grid).',
      keyboard: [['Tab', 'Through the list, then the detail']],
      screenReader: 'The list, then the detail; the one that is not shown is not read.',
    },
  },
} satisfies Meta<typeof SplitPane>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Matrix: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <SplitPane {...args} />
      <SplitPane {...args} showing="detail" />
    </div>
  ),
};
