import type { Meta, StoryObj } from '@storybook/react-vite';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Flag from 'lucide-react/icons/flag';
import Link2 from 'lucide-react/icons/link-2';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.js';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu.js';

const onEdit = fn();
const onDelete = fn();

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

export const Playground: Story = {};

export const Keyboard: Story = {
  beforeEach: () => {
    onEdit.mockClear();
    onDelete.mockClear();
  },
  play: async ({ canvas, step, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    await step('When the menu is opened by keyboard', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
    });
    await step('then its first choice has the focus', () =>
      waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()),
    );
    await step('the arrows pass by what is disabled', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(screen.getByRole('menuitem', { name: 'Delete listing' })).toHaveFocus();
    });
    await step('when Enter is pressed', () => userEvent.keyboard('{Enter}'));
    await step('then it is chosen', async () => {
      await expect(onDelete).toHaveBeenCalledOnce();
      await expect(onEdit).not.toHaveBeenCalled();
    });
    await step('and the focus is back at the button', async () => {
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(trigger).toHaveFocus();
    });
  },
};

/** An item that leads to a page is a real link. */
export const LinkItem: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await step('The choice is a link with its icon', async () => {
      const link = await screen.findByRole('menuitem', { name: 'Open its page' });
      await expect(link).toHaveAttribute('href', '#listing');
      await expect(link.querySelector('svg')).not.toBeNull();
    });
  },
};

export const Matrix: Story = { args: { open: true } };
