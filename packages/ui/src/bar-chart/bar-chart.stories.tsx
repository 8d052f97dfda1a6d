import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarChart } from './bar-chart.js';

const week = [
  { label: 'Mon', longLabel: 'Monday', value: 120 },
  { label: 'Tue', longLabel: 'Tuesday', value: 60 },
  { label: 'Wed', longLabel: 'Wednesday', value: 0 },
  { label: 'Thu', longLabel: 'Thursday', value: 245.5 },
  { label: 'Fri', longLabel: 'Friday', value: 180 },
  { label: 'Sat', longLabel: 'Saturday', value: 320 },
  { label: 'Sun', longLabel: 'Sunday', value: 40 },
];
const months = ['J', 'F', 'M', 'A', 'M ', 'J ', 'Jl', 'Au', 'S', 'O', 'N', 'D'].map((label, index) => ({
  label,
  value: (index * 7919) % 1000,
}));
const money = (value: number) => `₵${value.toFixed(2)}`;

const meta = {
  id: 'kit-barchart',
  title: 'Kit/Data/BarChart',
  component: BarChart,
  args: {
    caption: 'Earnings this week',
    columns: ['Day', 'Earnings'],
    bars: week,
    formatValue: money,
    formatTick: (value) => `₵${value}`,
    className: 'max-w-xl',
  },
  parameters: {
    contract: {
      use: 'A few amounts of one kind side by side: earnings by day, month or year.',
      avoid: 'One number (Stat), a part of a whole (Meter), more than about twelve bars, amounts below zero.',
      keyboard: [['None', 'Nothing in it takes the focus']],
      screenReader: 'A figure with a table of the same numbers; the drawing is hidden.',
    },
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('then screen readers get the numbers as a table', () =>
      expect(canvas.getByRole('row', { name: 'Saturday ₵320.00' })).toBeInTheDocument(),
    );
  },
};

export const TwelveMonths: Story = {
  args: { caption: 'Earnings this year', columns: ['Month', 'Earnings'], bars: months },
};

export const Empty: Story = {
  args: { bars: week.map((bar) => ({ ...bar, value: 0 })), empty: 'Your earnings will stand here.' },
};

export const Matrix: Story = {
  render: (args) => (
    <div className="grid gap-8 sm:grid-cols-2">
      <BarChart {...args} />
      <BarChart {...args} caption="Earnings this year" bars={months} />
      <BarChart {...args} caption="One bar" bars={week.slice(0, 1)} />
      <BarChart
        {...args}
        caption="Nothing yet"
        bars={week.map((bar) => ({ ...bar, value: 0 }))}
        empty="Your earnings will stand here."
      />
    </div>
  ),
};
