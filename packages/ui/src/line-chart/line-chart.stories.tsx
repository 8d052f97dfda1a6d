import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LineChart } from './line-chart.js';

const days = Array.from({ length: 30 }, (_, index) => ({
  label: String(index + 1),
  longLabel: `${index + 1} November`,
  value: (index * 37) % 23,
}));

const meta = {
  id: 'kit-linechart',
  title: 'Kit/Data/LineChart',
  component: LineChart,
  args: {
    caption: 'New students in November',
    columns: ['Day', 'New students'],
    points: days,
    className: 'max-w-xl',
  },
  parameters: {
    contract: {
      use: 'The course of one number over many days, weeks or months.',
      avoid: 'A few amounts side by side (BarChart), one number (Stat), amounts below zero.',
      keyboard: [['None', 'Nothing in it takes the focus']],
      screenReader: 'A figure with a table of the same numbers; the drawing is hidden.',
    },
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('then screen readers get the numbers as a table', () =>
      expect(canvas.getByRole('row', { name: '2 November 14' })).toBeInTheDocument(),
    );
  },
};

/** A page from right to left draws its line from right to left. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <LineChart {...args} points={days.slice(0, 7)} />
    </div>
  ),
};

export const Matrix: Story = {
  render: (args) => (
    <div className="grid gap-8 sm:grid-cols-2">
      <LineChart {...args} />
      <LineChart {...args} caption="A week" points={days.slice(0, 7)} />
      <LineChart {...args} caption="One day" points={days.slice(1, 2)} />
      <LineChart
        {...args}
        caption="Nothing yet"
        points={days.map((day) => ({ ...day, value: 0 }))}
        empty="New students will stand here."
      />
    </div>
  ),
};
