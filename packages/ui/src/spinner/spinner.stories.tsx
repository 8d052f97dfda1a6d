import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../test/sheet.js';
import { Spinner } from './spinner.js';

const meta = {
  id: 'kit-spinner',
  title: 'Kit/Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading your campus' },
  parameters: {
    contract: {
      use: 'Only inside of buttons, and while the session loads.',
      avoid: 'Content on its way (Skeleton).',
      keyboard: [['None', 'It takes no focus']],
      screenReader: 'A status with its label, read out when it appears.',
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Matrix: Story = {
  render: () => (
    <Sheet
      rows={(['sm', 'md', 'lg'] as const).map((size) => ({
        name: size,
        children: <Spinner label={`Loading, ${size}`} size={size} />,
      }))}
    />
  ),
};
