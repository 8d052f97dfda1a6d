import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../test/sheet.js';
import { Progress } from './progress.js';

const meta = {
  id: 'kit-progress',
  title: 'Kit/Feedback/Progress',
  component: Progress,
  args: { value: 40, label: 'Uploading laptop.jpg' },
  parameters: {
    contract: {
      use: 'How far something is that takes more than a second.',
      avoid: 'What there is of a whole (Meter), an unknown length (Skeleton).',
      keyboard: [['None', 'It takes no focus']],
      screenReader: 'A progress bar with its label and percentage.',
    },
  },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Matrix: Story = {
  render: () => (
    <Sheet
      rows={[0, 10, 50, 100].map((value) => ({
        name: `${value} %`,
        children: <Progress value={value} label={`Uploading, ${value} %`} />,
      }))}
    />
  ),
};
