import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formatCedis } from '../price/format-cedis.js';
import { RangeSlider } from './range-slider.js';
import { Slider } from './slider.js';

const price = (cedis: number) => formatCedis(cedis, { freeLabel: '₵0' });

const meta = {
  title: 'Kit/Slider',
  component: RangeSlider,
  args: {
    label: 'Price',
    endLabels: ['Lowest price', 'Highest price'],
    max: 5000,
    step: 50,
    defaultValue: [500, 2500],
    formatValue: price,
    onValueChange: fn(),
    onValueCommit: fn(),
    className: 'max-w-sm',
  },
  parameters: {
    contract: {
      use: 'A number or a span where about right is right: a price range, a distance.',
      avoid: 'An exact amount (MoneyField, NumberField), or five choices and fewer (SegmentedControl).',
      keyboard: [
        ['Arrow keys', 'One step more or less'],
        ['Page Up, Page Down', 'A larger step'],
        ['Home, End', 'To the ends; a thumb stops at the other one'],
      ],
      screenReader: 'Each thumb is a slider of its own, with its name and its value as it is written.',
    },
  },
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keyboard: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const low = canvas.getByRole('slider', { name: 'Lowest price' });
    await step('Given the focus on the lower thumb', () => userEvent.tab());
    await step('then it says its price', () => expect(low).toHaveAttribute('aria-valuetext', '₵500.00'));
    await step('when the track is pressed near its right end', async () => {
      const track = low.parentElement ?? low;
      const { left, width, top } = track.getBoundingClientRect();
      await userEvent.pointer({
        keys: '[MouseLeft]',
        target: track,
        coords: { clientX: left + width - 14, clientY: top + 20 },
      });
    });
    await step('then the upper thumb goes there', () =>
      expect(canvas.getByRole('slider', { name: 'Highest price' })).toHaveAttribute(
        'aria-valuetext',
        '₵5,000.00',
      ),
    );
    await step('and the caller knows that it is done', () =>
      expect(args.onValueCommit).toHaveBeenLastCalledWith({ value: [500, 5000] }),
    );
  },
};

export const One: Story = {
  render: () => (
    <Slider
      label="Distance from campus"
      max={10}
      defaultValue={3}
      formatValue={(value) => `${value} km`}
      className="max-w-sm"
    />
  ),
};

export const Matrix: Story = {
  render: (args) => (
    <div className="grid max-w-4xl gap-x-8 gap-y-5 sm:grid-cols-2">
      <RangeSlider {...args} />
      <RangeSlider {...args} defaultValue={[0, 5000]} />
      <RangeSlider {...args} defaultValue={[5000, 5000]} />
      <RangeSlider {...args} disabled />
      <Slider label="Distance" max={10} defaultValue={0} />
      <Slider label="Distance" max={10} defaultValue={7} description="From the main gate." />
      <Slider label="Distance" max={10} defaultValue={10} error="Please come nearer" />
      <Slider label="Distance" max={10} defaultValue={4} disabled />
    </div>
  ),
};
