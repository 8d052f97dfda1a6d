import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { Checkbox } from '../checkbox/checkbox.js';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from './popover.js';

const filters = (
  <div className="grid w-56 gap-2">
    <Checkbox label="Verified sellers only" />
    <Checkbox label="With photos" />
    <PopoverClose asChild>
      <Button fullWidth>Show 24 listings</Button>
    </PopoverClose>
  </div>
);

const meta = {
  id: 'kit-popover',
  title: 'Kit/Overlays/Popover',
  component: Popover,
  args: {
    onOpenChange: fn(),
    children: (
      <>
        <PopoverTrigger asChild>
          <Button variant="outline">Filters</Button>
        </PopoverTrigger>
        <PopoverContent label="Filters">{filters}</PopoverContent>
      </>
    ),
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 320 } },
    contract: {
      use: 'A few settings or a short explanation that belong to one button, while the page behind stays alive.',
      avoid:
        'Anything that must be answered first (Dialog), a list of actions (DropdownMenu), one line of help (Tooltip).',
      keyboard: [
        ['Enter, Space', 'On the trigger: opens it; the focus goes into it'],
        ['Tab', 'Through what is in it, and on into the page, which closes it'],
        ['Escape', 'Closes it; the focus is back on the trigger'],
      ],
      screenReader: 'A dialog named by its label; the trigger says whether it is expanded.',
    },
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filters' });
    await step('when the popover is opened by keyboard', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
    });
    const popover = await screen.findByRole('dialog', { name: 'Filters' });
    await step('then the popover is below its button', () =>
      expect(popover.getBoundingClientRect().top).toBeGreaterThan(trigger.getBoundingClientRect().bottom),
    );
    await step('and its first control has the focus', () =>
      waitFor(() => expect(screen.getByRole('checkbox', { name: 'Verified sellers only' })).toHaveFocus()),
    );
    await step('when Escape is pressed', () => userEvent.keyboard('{Escape}'));
    await step('then the popover closes', () =>
      waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
    );
    await step('and the focus is back at the button', () => waitFor(() => expect(trigger).toHaveFocus()));
    await step('and the caller gets the closed state', () =>
      expect(args.onOpenChange).toHaveBeenLastCalledWith(false),
    );
  },
};

/** A press outside closes the popover and still reaches its target. */
export const PressOutside: Story = {
  render: (args) => (
    <div className="flex flex-wrap justify-between gap-3">
      <Popover {...args} />
      <Button>Elsewhere</Button>
    </div>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await step('given an open popover', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Filters' })),
    );
    await step('when another button is pressed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' })),
    );
    await step('then the popover closes', () =>
      waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
    );
    await step('and the other button has the focus', () =>
      waitFor(() => expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()),
    );
  },
};

/** At the bottom of the window it opens upwards; at the edge it shifts inwards. */
export const NoRoom: Story = {
  args: {
    children: (
      <>
        <PopoverTrigger asChild>
          <Button variant="outline">Filters</Button>
        </PopoverTrigger>
        <PopoverContent label="Filters" align="start">
          {filters}
        </PopoverContent>
      </>
    ),
  },
  render: (args) => (
    <div className="fixed end-4 bottom-4">
      <Popover {...args} />
    </div>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filters' });
    await step('when the popover is opened at the bottom of the window', () => userEvent.click(trigger));
    const popover = await screen.findByRole('dialog');
    await step('then the popover is above its button', () =>
      waitFor(() =>
        expect(popover.getBoundingClientRect().bottom).toBeLessThan(trigger.getBoundingClientRect().top),
      ),
    );
    await step('and the popover is within the window', () =>
      expect(popover.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
    );
  },
};

export const Matrix: Story = { args: { defaultOpen: true } };
