import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter } from './meter.js';

const meta = {
  id: 'kit-meter',
  title: 'Kit/Data/Meter',
  component: Meter,
  args: { label: 'Seats taken', value: 38, max: 40, valueText: '38 of 40', className: 'max-w-sm' },
  parameters: {
    contract: {
      use: 'How much of a whole there is now: seats, storage, a password’s strength.',
      avoid: 'Something under way (Progress).',
      keyboard: [['None', 'It takes no focus']],
      screenReader: 'A meter with its label, and its value in words.',
    },
  },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Matrix: Story = {
  render: (args) => (
    <div className="grid max-w-sm gap-5">
      <Meter {...args} value={0} valueText="0 of 40" />
      <Meter {...args} value={20} valueText="20 of 40" />
      <Meter {...args} label="Password" value={90} max={100} valueText="Strong" tone="success" />
      <Meter {...args} label="Password" value={20} max={100} valueText="Weak" tone="danger" />
    </div>
  ),
};
