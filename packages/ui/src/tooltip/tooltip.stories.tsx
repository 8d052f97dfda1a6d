import type { Meta, StoryObj } from '@storybook/react-vite';
import Share2 from 'lucide-react/icons/share-2';
import { expect, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.js';
import { TapTip } from './tap-tip.js';
import { Tooltip } from './tooltip.js';

const meta = {
  title: 'Kit/Tooltip',
  component: Tooltip,
  args: {
    content: 'Copies the link of this listing',
    children: (
      <IconButton label="Share" variant="outline">
        <Share2 aria-hidden />
      </IconButton>
    ),
  },
  render: (args) => (
    <div className="grid place-items-center pt-16 pb-4">
      <Tooltip {...args} />
    </div>
  ),
  parameters: {
    contract: {
      use: 'Tooltip: a few words about an icon button, for mouse and keyboard. TapTip: one or two sentences beside a word, for everybody.',
      avoid:
        'What somebody needs in order to go on: that stands in the page. Links and buttons: those belong into a Popover.',
      keyboard: [
        ['Focus', 'Tooltip: shows it at once'],
        ['Enter, Space', 'TapTip: opens and closes it'],
        ['Escape', 'Hides it; the focus stays'],
      ],
      screenReader:
        'Tooltip describes its control. TapTip reads its text out in a polite region when it opens.',
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keyboard: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Share' });
    await step('When the button is reached by Tab', () => userEvent.tab());
    await step('then the words are there', () =>
      expect(button).toHaveAccessibleDescription('Copies the link of this listing'),
    );
    await step('when Escape is pressed', () => userEvent.keyboard('{Escape}'));
    await step('then they are gone', () => waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull()));
    await step('and the focus is where it was', () => expect(button).toHaveFocus());
  },
};

export const Hover: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Share' });
    await step('When the mouse rests on the button', () => userEvent.hover(button));
    const words = await canvas.findByRole('tooltip');
    await step('then the words stand above it', () =>
      expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top),
    );
    await step('when the mouse goes on to the words', async () => {
      await userEvent.unhover(button);
      await userEvent.hover(words);
    });
    await step('then they stay', () => waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible()));
    await step('when it leaves', () => userEvent.unhover(words));
    await step('then they go', () => waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull()));
  },
};

/** Behind a finger-sized button, beside the word that needs it. */
export const TapToRead: Story = {
  render: () => (
    <p className="pt-16">
      Platform fee, 5%{' '}
      <TapTip label="What is the platform fee?">
        It pays for holding the money until both of you have met.
      </TapTip>
    </p>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'What is the platform fee?' });
    await step('When the button is tapped', () => userEvent.click(button));
    await step('then the sentence is read out', () =>
      expect(canvas.getByRole('status')).toHaveTextContent('It pays for holding the money'),
    );
    await step('when it is tapped again', () => userEvent.click(button));
    await step('then it is gone', () => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div className="grid gap-14 py-14">
      <div className="flex flex-wrap justify-around gap-4">
        <Tooltip {...args} defaultOpen content="Above" />
        <Tooltip {...args} defaultOpen content="Below" side="bottom" />
      </div>
      <p>
        Processing fee, 1.5% <TapTip label="What is the processing fee?">What Paystack takes.</TapTip>
      </p>
    </div>
  ),
};
