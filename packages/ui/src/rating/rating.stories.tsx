import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Sheet } from '../test/sheet.js';
import { Rating } from './rating.js';
import { RatingField } from './rating-field.js';

const words = ['Bad', 'Poor', 'Fine', 'Good', 'Excellent'];
const onValueChange = fn();

const meta = {
  id: 'kit-rating',
  title: 'Kit/Data/Rating',
  component: Rating,
  args: { value: 4.6, label: '4.6 out of 5, 18 reviews', text: '4.6 (18)' },
  parameters: {
    contract: {
      use: 'Rating shows what others thought of a seller or a service; RatingField asks for it after a sale.',
      avoid:
        'Fewer than one review: say that there is none yet. Anything that is not an opinion: use Meter or Progress.',
      keyboard: [
        ['Tab', 'RatingField: to the chosen star, or the first'],
        ['Arrow keys', 'RatingField: choose one more or one less'],
      ],
      screenReader:
        'Rating is one picture with its number as name. RatingField is a group of radio buttons, each with its word.',
    },
  },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** Cards have room for a star and the number. */
export const Short: Story = { args: { short: true, size: 'sm', text: '4.6' } };

export const Give: Story = {
  beforeEach: () => {
    onValueChange.mockClear();
  },
  render: () => (
    <RatingField label="How was it with Kwame?" name="give" words={words} onValueChange={onValueChange} />
  ),
  play: async ({ canvas, step, userEvent }) => {
    await step('when the fourth star is pressed', () =>
      userEvent.click(canvas.getByRole('radio', { name: 'Good' })),
    );
    await step('then the word for the rating appears', () =>
      waitFor(() => expect(canvas.getByText('Good')).toBeVisible()),
    );
    await step('and the caller gets the rating', () => expect(onValueChange).toHaveBeenCalledWith(4));
    await step('when the right arrow is pressed', () => userEvent.keyboard('{ArrowRight>}'));
    await step('then the rating is one star higher', async () => {
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'Excellent' })).toBeChecked());
      await userEvent.keyboard('{/ArrowRight}');
    });
  },
};

export const Matrix: Story = {
  render: () => (
    <Sheet
      rows={[
        ...(['sm', 'md', 'lg'] as const).map((size) => ({
          name: size,
          children: [0, 2.5, 4.6, 5].map((value) => (
            <Rating
              key={value}
              size={size}
              value={value}
              label={`${value} out of 5`}
              text={value.toFixed(1)}
            />
          )),
        })),
        {
          name: 'short',
          children: <Rating short value={4.6} size="sm" label="4.6 out of 5" text="4.6 (18)" />,
        },
        {
          name: 'give',
          children: (
            <>
              <RatingField label="How was it?" name="none" words={words} />
              <RatingField label="How was it?" name="four" words={words} defaultValue={4} />
              <RatingField label="How was it?" name="bad" words={words} error="Please choose a rating" />
              <RatingField label="How was it?" name="off" words={words} defaultValue={3} disabled />
            </>
          ),
        },
      ]}
    />
  ),
};
