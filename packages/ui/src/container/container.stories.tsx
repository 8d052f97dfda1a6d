import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from './container.js';

const meta = {
  title: 'Kit/Container',
  component: Container,
  args: { children: <div className="rounded-control bg-fill p-3">Content</div> },
  parameters: {
    contract: {
      use: 'Around the content of a page.',
      avoid: 'Within a Card or another Container.',
      keyboard: [['None', 'It takes no focus']],
      screenReader: 'Nothing of its own.',
    },
  },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div className="-mx-4 grid gap-3">
      <Container {...args} width="form" />
      <Container {...args} width="text" />
      <Container {...args} width="page" />
      <Container {...args} width="full" />
    </div>
  ),
};
