import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { Sheet, SheetContent, type SheetContentProps } from './sheet.js';

interface OpenedProps extends Pick<SheetContentProps, 'side'> {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

function Opened({ open: first = false, onOpenChange, side = 'left' }: OpenedProps) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Menu
      </Button>
      <Sheet
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange?.(next);
        }}
      >
        <SheetContent title="CampusHive" side={side}>
          {menu}
        </SheetContent>
      </Sheet>
    </>
  );
}

const menu = (
  <nav aria-label="Main" className="grid px-2 pb-4">
    {['Dashboard', 'Hives', 'Messages', 'Payments', 'Saved', 'Settings'].map((name) => (
      <a
        key={name}
        href={`#${name}`}
        className="flex min-h-11 items-center rounded-control px-3 font-semibold hover:bg-fill"
      >
        {name}
      </a>
    ))}
  </nav>
);

const meta = {
  id: 'kit-sheet',
  title: 'Kit/Overlays/Sheet',
  component: Sheet,
  args: { open: false, onOpenChange: fn(), children: null },
  render: ({ open = false, onOpenChange = fn() }) => <Opened open={open} onOpenChange={onOpenChange} />,
  // Sheets cover the screen, so each has its own frame on the docs page.
  parameters: {
    contract: {
      use: 'Menus and filters that come from an edge on phones.',
      avoid: 'Questions that must be answered (Dialog).',
      keyboard: [
        ['Tab', 'Stays within'],
        ['Escape, a phone’s back button', 'Closes it; the focus goes back'],
      ],
      screenReader: 'A modal dialog with its title; the page behind is hidden.',
    },
    docs: { story: { inline: false, iframeHeight: 480 } },
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('when Menu is pressed', () => userEvent.click(canvas.getByRole('button', { name: 'Menu' })));
    await step('then the sheet opens', async () => {
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'CampusHive' })).toBeVisible());
    });
    await step('when Escape is pressed', () => userEvent.keyboard('{Escape}'));
    await step('then the sheet closes', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    });
    await step('and Menu has the focus', () =>
      expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus(),
    );
  },
};

export const Right: Story = { render: () => <Opened open side="right" /> };

export const Bottom: Story = { render: () => <Opened open side="bottom" /> };

export const Matrix: Story = { args: { open: true } };
