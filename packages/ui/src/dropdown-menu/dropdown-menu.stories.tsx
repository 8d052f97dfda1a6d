import type { Meta, StoryObj } from '@storybook/react-vite';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Flag from 'lucide-react/icons/flag';
import Link2 from 'lucide-react/icons/link-2';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.js';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from './index.js';

const onEdit = fn();
const onDelete = fn();

/** A menu of view settings, which stays open while they change. */
function ViewMenu(): ReactElement {
  const [photos, setPhotos] = useState(true);
  const [order, setOrder] = useState('newest');
  return (
    <DropdownMenuContent>
      <DropdownMenuCheckboxItem checked={photos} onCheckedChange={setPhotos} onSelect={keepOpen}>
        With photos only
      </DropdownMenuCheckboxItem>
      <DropdownMenuSeparator />
      <DropdownMenuSub>
        <DropdownMenuSubTrigger leading={<ArrowUpDown aria-hidden />}>Order</DropdownMenuSubTrigger>
        <DropdownMenuSubContent>
          <DropdownMenuRadioGroup value={order} onValueChange={setOrder}>
            <DropdownMenuRadioItem value="newest">Newest first</DropdownMenuRadioItem>
            <DropdownMenuRadioItem value="cheapest">Cheapest first</DropdownMenuRadioItem>
          </DropdownMenuRadioGroup>
        </DropdownMenuSubContent>
      </DropdownMenuSub>
    </DropdownMenuContent>
  );
}

function keepOpen(event: Event): void {
  event.preventDefault();
}

const meta = {
  id: 'kit-dropdownmenu',
  title: 'Kit/Overlays/DropdownMenu',
  component: DropdownMenu,
  // An open menu is positioned in the window, so each story has its own frame on the docs page.
  parameters: {
    contract: {
      use: 'More actions than there is room for.',
      avoid: 'A choice that is sent with a form (NativeSelect), navigation that fits on the page.',
      keyboard: [
        ['Enter, Space, arrow down', 'Opens it'],
        ['Arrow keys, letters', 'To the next, or to what begins so'],
        ['Arrow key towards it, back', 'Opens a submenu, closes it'],
        ['Escape', 'Closes it; the focus goes back'],
      ],
      screenReader: 'A button that says it has a menu and whether it is open; a menu of items.',
    },
    docs: { story: { inline: false, iframeHeight: 380 } },
  },
  args: {
    onOpenChange: fn(),
    children: (
      <>
        <DropdownMenuTrigger asChild>
          <IconButton label="More" variant="outline">
            <Ellipsis aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuLabel>HP EliteBook 840 G6</DropdownMenuLabel>
          <DropdownMenuItem leading={<Pencil aria-hidden />} onSelect={onEdit}>
            Edit
          </DropdownMenuItem>
          <DropdownMenuItem leading={<Link2 aria-hidden />} asChild>
            <a href="#listing">Open its page</a>
          </DropdownMenuItem>
          <DropdownMenuItem leading={<Flag aria-hidden />} disabled>
            Report
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem leading={<Trash2 aria-hidden />} variant="danger" onSelect={onDelete}>
            Delete listing
          </DropdownMenuItem>
        </DropdownMenuContent>
      </>
    ),
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  beforeEach: () => {
    onEdit.mockClear();
    onDelete.mockClear();
  },
  play: async ({ canvas, step, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    await step('when the menu is opened by keyboard', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
    });
    await step('then its first item has the focus', () =>
      waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()),
    );
    await step('and the arrow keys skip a disabled item', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(screen.getByRole('menuitem', { name: 'Delete listing' })).toHaveFocus();
    });
    await step('when Enter is pressed', () => userEvent.keyboard('{Enter}'));
    await step('then the caller gets the chosen item', async () => {
      await expect(onDelete).toHaveBeenCalledOnce();
      await expect(onEdit).not.toHaveBeenCalled();
    });
    await step('and the menu closes, and the focus is back at the button', async () => {
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(trigger).toHaveFocus();
    });
  },
};

/** An item that leads to a page is a real link. */
export const LinkItem: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await step('then the item is a link with its icon', async () => {
      const link = await screen.findByRole('menuitem', { name: 'Open its page' });
      await expect(link).toHaveAttribute('href', '#listing');
      await expect(link.querySelector('svg')).not.toBeNull();
    });
  },
};

/** Settings in a menu: on or off, and one of several in a submenu. */
export const Choices: Story = {
  args: {
    children: (
      <>
        <DropdownMenuTrigger asChild>
          <IconButton label="View" variant="outline">
            <Ellipsis aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <ViewMenu />
      </>
    ),
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    const photos = await screen.findByRole('menuitemcheckbox', { name: 'With photos only' });
    await step('when a setting is switched off', () => userEvent.click(photos));
    await step('then the setting is off, and the menu stays open', () => expect(photos).not.toBeChecked());
    await step('when the submenu is opened by keyboard', async () => {
      screen.getByRole('menuitem', { name: 'Order' }).focus();
      await userEvent.keyboard('{ArrowRight}');
    });
    const newest = await screen.findByRole('menuitemradio', { name: 'Newest first' });
    await step('then the selected order is marked', () => expect(newest).toBeChecked());
    await step('and the submenu is visible beside the menu', () =>
      waitFor(() => expect(newest).toBeVisible()),
    );
  },
};

export const Matrix: Story = { args: { open: true } };
