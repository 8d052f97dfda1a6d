import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Carousel } from './carousel.js';

const colours = [
  'bg-hive-essentials-soft text-hive-essentials-text',
  'bg-hive-academia-soft text-hive-academia-text',
  'bg-hive-logistics-soft text-hive-logistics-text',
  'bg-hive-buzz-soft text-hive-buzz-text',
  'bg-hive-archive-soft text-hive-archive-text',
  'bg-hive-sidehustle-soft text-hive-sidehustle-text',
];
const picture = (colour: string, index: number) => (
  <div key={colour} className={`grid size-full place-items-center text-xl font-bold ${colour}`}>
    {index + 1}
  </div>
);
const thumbnails = colours.map((colour) => <span key={colour} className={`block size-full ${colour}`} />);

const meta = {
  title: 'Kit/Carousel',
  component: Carousel,
  args: {
    words: {
      label: 'Photos of this listing',
      previous: 'Previous photo',
      next: 'Next photo',
      slide: (number, count) => `Photo ${number} of ${count}`,
      show: (number) => `Show photo ${number}`,
    },
    onSlideChange: fn(),
    children: colours.map(picture),
    className: 'max-w-md',
  },
  parameters: {
    contract: {
      use: 'Several pictures of one thing.',
      avoid: 'Different things: what is not on the first slide is hardly seen.',
      keyboard: [
        ['Tab', 'To the pictures, the arrows, the dots'],
        ['Arrow keys', 'On the pictures: the next, the one before'],
      ],
      screenReader: 'A carousel with its label; each new slide is read out.',
    },
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keyboard: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('When the pictures are reached by Tab, and the right arrow is pressed', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
    });
    await step('then the second is shown', () =>
      waitFor(() => expect(canvas.getByRole('group', { name: 'Photo 2 of 6' })).toBeInTheDocument()),
    );
    await step('and read out', () => expect(canvas.getByRole('status')).toHaveTextContent('Photo 2 of 6'));
    await step('and the caller knows', () => expect(args.onSlideChange).toHaveBeenCalledWith({ index: 1 }));
    await step('when the fifth dot is pressed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Show photo 5' })),
    );
    await step('then the fifth is shown', () =>
      waitFor(() => expect(canvas.getByRole('group', { name: 'Photo 5 of 6' })).toBeInTheDocument()),
    );
  },
};

export const Thumbnails: Story = { args: { thumbnails } };

export const One: Story = { args: { children: colours.slice(0, 1).map(picture) } };

export const Matrix: Story = {
  render: (args) => (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Carousel {...args} />
      <Carousel {...args} words={{ ...args.words, label: 'With thumbnails' }} thumbnails={thumbnails} />
    </div>
  ),
};
