import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from './stack.js';
const box = 'grid h-12 min-w-12 place-items-center rounded-control bg-fill px-3 text-sm font-semibold';
const boxes = ['Esi', 'Kwame', 'Adwoa', 'Kojo'].map((name) => (
  <div key={name} className={box}>
    {name}
  </div>
));

const meta = {
  title: 'Kit/Stack',
  component: Stack,
  args: { children: boxes },
  parameters: {
    contract: {
      use: 'Things in a column or a row with even space.',
      avoid: 'Columns of equal width (Grid).',
      keyboard: [['None', 'It takes no focus']],
      screenReader: 'Nothing of its own.',
    },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div className="grid gap-8">
      <Stack {...args} gap="2" />
      <Stack {...args} direction="row" />
      <Stack {...args} direction="row" justify="between" gap="1" />
      <Stack {...args} align="center" gap="6" />
    </div>
  ),
};
