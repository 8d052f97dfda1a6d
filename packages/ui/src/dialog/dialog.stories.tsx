import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { NativeSelect } from '../native-select/native-select.js';
import { TextField } from '../text-field/text-field.js';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './dialog.js';

const meta = {
  id: 'kit-dialog',
  title: 'Kit/Overlays/Dialog',
  component: Dialog,
  args: { onOpenChange: fn(), children: null },
  // Dialogs cover the screen, so each has its own frame on the docs page.
  parameters: {
    contract: {
      use: 'Something that has to be answered or left before the page goes on.',
      avoid: 'A few settings (Popover), a long task (a page).',
      keyboard: [
        ['Tab', 'Stays within'],
        ['Escape, a phone’s back button', 'Closes it; the focus goes back'],
      ],
      screenReader: 'A modal dialog with title and description; the page behind is hidden.',
    },
    docs: { story: { inline: false, iframeHeight: 560 } },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const filters = (
  <div className="grid gap-4">
    <NativeSelect
      label="Condition"
      options={[
        { value: 'new', label: 'New' },
        { value: 'used', label: 'Used' },
      ]}
      placeholder="Any"
    />
    <div className="grid grid-cols-2 gap-3">
      <TextField label="Lowest price" leading="₵" inputMode="decimal" />
      <TextField label="Highest price" leading="₵" inputMode="decimal" />
    </div>
  </div>
);
const buttons = (
  <>
    <DialogClose asChild>
      <Button variant="outline">Clear all</Button>
    </DialogClose>
    <DialogClose asChild>
      <Button variant="primary">Show 24 listings</Button>
    </DialogClose>
  </>
);

export const Playground: Story = {
  args: {
    children: (
      <>
        <DialogTrigger asChild>
          <Button variant="outline">Filters</Button>
        </DialogTrigger>
        <DialogContent title="Filters" description="Narrow down what you see." footer={buttons}>
          {filters}
        </DialogContent>
      </>
    ),
  },
  tags: ['!test'],
};

/** Focus moves into the dialog, stays in it, and returns to the opener. */
export const Keyboard: Story = {
  ...Playground,
  play: async ({ args, canvas, step, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Filters' });
    await step('when the dialog is opened by keyboard', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
    });
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    await step('then screen readers get the description of the dialog', () =>
      expect(dialog).toHaveAccessibleDescription('Narrow down what you see.'),
    );
    await step('and the focus is in the dialog', () => expect(dialog).toContainElement(focused()));
    await step('and the focus stays there, however often Tab is pressed', async () => {
      for (let pressed = 0; pressed < 8; pressed += 1) await userEvent.tab();
      await expect(dialog).toContainElement(focused());
    });
    await step('when Escape is pressed', () => userEvent.keyboard('{Escape}'));
    await step('then the dialog closes', () =>
      waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
    );
    await step('and the focus is back at the trigger', () => expect(trigger).toHaveFocus());
    await step('and the caller gets the closed state', () =>
      expect(args.onOpenChange).toHaveBeenLastCalledWith(false),
    );
  },
};

/** Below 640 px, the dialog slides in from below, and a swipe on its top closes it. */
export const SheetOnPhones: Story = {
  ...Playground,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const dialog = await screen.findByRole('dialog');
    const title = screen.getByRole('heading', { name: 'Filters' });
    const finger = (pixels: number) => [
      { keys: '[MouseLeft>]', target: title, coords: { x: 20, y: 300 } },
      { target: title, coords: { x: 20, y: 300 + pixels } },
      { keys: '[/MouseLeft]', target: title, coords: { x: 20, y: 300 + pixels } },
    ];
    await step('given an open sheet at the bottom of the screen', async () => {
      const bottom = () => Math.round(dialog.getBoundingClientRect().bottom);
      await waitFor(() => expect(bottom()).toBe(window.innerHeight));
    });
    await step('when the sheet is dragged up a little', () => userEvent.pointer(finger(-30)));
    await step('then the sheet stays open', () => waitFor(() => expect(dialog).toBeVisible()));
    await step('when the sheet is dragged far down', () => userEvent.pointer(finger(160)));
    await step('then the sheet closes', () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()));
  },
};

/** The title and the buttons stay visible while the content scrolls. */
export const LongContent: Story = {
  args: {
    defaultOpen: true,
    children: (
      <DialogContent title="Terms of Service" size="lg" footer={buttons}>
        <div className="grid gap-3">
          {Array.from({ length: 24 }, (_, index) => (
            <p key={index}>
              {index + 1}. Money is held until both of you met, and released with the buyer’s code.
            </p>
          ))}
        </div>
      </DialogContent>
    ),
  },
  play: async ({ step }) => {
    await step('then the last button is in view', async () => {
      const { bottom } = screen.getByRole('button', { name: 'Show 24 listings' }).getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
  },
};

export const Small: Story = {
  args: {
    defaultOpen: true,
    children: (
      <DialogContent title="Share this listing" size="sm">
        <TextField label="Link" readOnly defaultValue="https://campushive.com.gh/l/0192" />
      </DialogContent>
    ),
  },
};

/** For content to view rather than to answer: fills the screen at every width, and its content extends to the edges. */
export const FullScreen: Story = {
  args: {
    defaultOpen: true,
    children: (
      <DialogContent title="Photos" description="1 of 3" size="full">
        <div className="min-h-0 flex-1 bg-fill" />
      </DialogContent>
    ),
  },
  play: async ({ step }) => {
    await step('then the dialog covers the whole screen', async () => {
      const frame = () => screen.getByRole('dialog').getBoundingClientRect();
      await waitFor(() =>
        expect([frame().width, frame().height]).toEqual([window.innerWidth, window.innerHeight]),
      );
    });
  },
};

/** The page behind stays usable, and a press on it closes the dialog. */
export const NotModal: Story = {
  args: {
    modal: false,
    children: (
      <>
        <DialogTrigger asChild>
          <Button variant="outline">Filters</Button>
        </DialogTrigger>
        <TextField label="Note" className="mt-4 max-w-40" />
        <DialogContent title="Filters" size="sm">
          {filters}
        </DialogContent>
      </>
    ),
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await step('given an open dialog without a backdrop', async () => {
      await screen.findByRole('dialog', { name: 'Filters' });
      await expect(document.querySelector('[data-slot=dialog-overlay]')).toBeNull();
    });
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await step('when a field of the page is pressed', () => userEvent.click(note));
    await step('then the dialog closes, and the field keeps the focus', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(note).toHaveFocus();
    });
  },
};

export const Matrix: Story = {
  args: {
    defaultOpen: true,
    children: (
      <DialogContent title="Filters" description="Narrow down what you see." footer={buttons}>
        {filters}
      </DialogContent>
    ),
  },
};

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}
