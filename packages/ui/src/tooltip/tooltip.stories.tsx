import type { Meta, StoryObj } from '@storybook/react-vite';
import Share2 from 'lucide-react/icons/share-2';
import { expect, screen, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.js';
import { Tooltip, TooltipProvider } from './tooltip.js';

const meta = {
  id: 'kit-tooltip',
  title: 'Kit/Overlays/Tooltip',
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
    <TooltipProvider>
      <div className="grid place-items-center pt-16 pb-4">
        <Tooltip {...args} />
      </div>
    </TooltipProvider>
  ),
  parameters: {
    contract: {
      use: 'A few words about an icon button, for mouse and keyboard.',
      avoid:
        'What is needed in order to go on: that stands in the page. Links and buttons, and what fingers need: a Popover.',
      keyboard: [
        ['Focus', 'Shows it at once'],
        ['Escape', 'Hides it; the focus stays'],
      ],
      screenReader: 'Describes its control.',
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Share' });
    await step('when the button is reached by Tab', () => userEvent.tab());
    await step('then the tooltip describes the button', () =>
      expect(button).toHaveAccessibleDescription('Copies the link of this listing'),
    );
    await step('when Escape is pressed', () => userEvent.keyboard('{Escape}'));
    await step('then the tooltip disappears', () =>
      waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull()),
    );
    await step('and the focus stays on the button', () => expect(button).toHaveFocus());
  },
};

export const Hover: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Share' });
    await step('when the mouse rests on the button', () => userEvent.hover(button));
    const words = await screen.findByRole('tooltip');
    await step('then the tooltip is above the button', () =>
      expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top),
    );
    await step('when the mouse moves on to the tooltip', async () => {
      await userEvent.unhover(button);
      await userEvent.hover(words);
    });
    await step('then the tooltip stays', () =>
      waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible()),
    );
    await step('when Escape is pressed', () => userEvent.keyboard('{Escape}'));
    await step('then the tooltip disappears', () =>
      waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull()),
    );
  },
};

export const Matrix: Story = {
  render: (args) => (
    <TooltipProvider>
      <div className="flex flex-wrap justify-around gap-4 py-14">
        <Tooltip {...args} defaultOpen content="Above" />
        <Tooltip {...args} defaultOpen content="Below" side="bottom" />
      </div>
    </TooltipProvider>
  ),
};
