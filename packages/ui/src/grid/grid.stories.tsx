import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from './grid.js';
const box = 'grid h-12 min-w-12 place-items-center rounded-control bg-fill px-3 text-sm font-semibold';
const boxes = ['Esi', 'Kwame', 'Adwoa', 'Kojo'].map((name) => (
  <div key={name} className={box}>
    {name}
  </div>
));

const meta = {
  title: 'Kit/Grid',
  component: Grid,
  args: { children: boxes },
  parameters: {
    contract: {
      use: 'Cards of one kind: as many equal columns as there is room for.',
      avoid: 'A row of different things (Stack).',
      keyboard: [['None', 'It takes no focus']],
      screenReader:
        'Nothing of its own; with asChild around a list it stays a list, which says how many there are.',
    },
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <div className="grid gap-8">
      <Grid {...args} />
      <Grid {...args} cell="md" gap="4" />
      <Grid {...args} cell="lg" gap="6" />
    </div>
  ),
};
