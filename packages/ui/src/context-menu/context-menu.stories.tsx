import type { Meta, StoryObj } from '@storybook/react-vite';
import Copy from 'lucide-react/icons/copy';
import Flag from 'lucide-react/icons/flag';
import Reply from 'lucide-react/icons/reply';
import Trash2 from 'lucide-react/icons/trash-2';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Sheet } from '../test/sheet.js';
import {
  ContextMenu,
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuLabel,
  ContextMenuSeparator,
  ContextMenuTrigger,
} from './context-menu.js';

const onReply = fn();
const onDelete = fn();

const menu = (
  <ContextMenuContent aria-label="Message">
    <ContextMenuLabel>Message from Kwame</ContextMenuLabel>
    <ContextMenuItem leading={<Reply aria-hidden />} onSelect={onReply}>
      Reply
    </ContextMenuItem>
    <ContextMenuItem leading={<Copy aria-hidden />}>Copy text</ContextMenuItem>
    <ContextMenuItem leading={<Flag aria-hidden />} disabled>
      Report
    </ContextMenuItem>
    <ContextMenuSeparator />
    <ContextMenuItem leading={<Trash2 aria-hidden />} tone="danger" onSelect={onDelete}>
      Delete for me
    </ContextMenuItem>
  </ContextMenuContent>
);

const bubble = 'max-w-sm rounded-card bg-fill p-4';

const meta = {
  title: 'Kit/ContextMenu',
  component: ContextMenu,
  parameters: {
    contract: {
      use: 'A short way to actions on one thing, such as a message or a photo.',
      avoid: 'Actions that stand nowhere else: nobody finds them. Those go into a DropdownMenu.',
      keyboard: [
        ['Menu key, Shift F10', 'Opens it at the thing that has the focus'],
        ['Arrow keys, Home, End, letters', 'To the next, to the ends, or to what begins so'],
        ['Enter, Space', 'Chooses'],
        ['Escape', 'Closes it; the focus goes back'],
      ],
      screenReader: 'A menu of items with the name it is given. The area itself stays what it is.',
    },
    docs: { story: { inline: false, iframeHeight: 420 } },
  },
  args: {
    onOpenChange: fn(),
    children: (
      <>
        <ContextMenuTrigger className={bubble} tabIndex={0} role="group" aria-label="Message from Kwame">
          See you at the main gate at four. (Right button, or a long press.)
        </ContextMenuTrigger>
        {menu}
      </>
    ),
  },
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const RightButton: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const area = canvas.getByRole('group', { name: 'Message from Kwame' });
    await step('When the right button is pressed', () =>
      userEvent.pointer({ keys: '[MouseRight]', target: area, coords: { clientX: 60, clientY: 40 } }),
    );
    await step('then the menu stands at the pointer', async () => {
      const open = await screen.findByRole('menu', { name: 'Message' });
      await waitFor(() => expect(open).toBeVisible());
      await expect(Math.abs(open.getBoundingClientRect().left - 60)).toBeLessThan(2);
    });
    await step('and it is told', () => expect(args.onOpenChange).toHaveBeenCalledWith({ open: true }));
    await step('when Escape is pressed, it goes away', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(screen.queryByRole('menu')).toBeNull();
    });
  },
};

export const Keyboard: Story = {
  beforeEach: () => {
    onReply.mockClear();
    onDelete.mockClear();
  },
  play: async ({ canvas, step, userEvent }) => {
    const area = canvas.getByRole('group', { name: 'Message from Kwame' });
    await step('When the menu key is pressed', async () => {
      area.focus();
      await fireEvent.contextMenu(area, { clientX: 0, clientY: 0 });
    });
    await step('then the first choice has the focus', () =>
      waitFor(() => expect(screen.getByRole('menuitem', { name: 'Reply' })).toHaveFocus()),
    );
    await step('the arrows pass by what is disabled', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(screen.getByRole('menuitem', { name: 'Delete for me' })).toHaveFocus();
    });
    await step('Enter chooses, and the focus is back', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(onDelete).toHaveBeenCalledOnce();
      await expect(area).toHaveFocus();
    });
  },
};

export const LongWords: Story = {
  args: {
    children: (
      <>
        <ContextMenuTrigger className={bubble} tabIndex={0} role="group" aria-label="Message">
          Donaudampfschifffahrtselektrizitätenhauptbetriebswerk
        </ContextMenuTrigger>
        <ContextMenuContent aria-label="Message">
          <ContextMenuItem>Nachrichtenübermittlungsbestätigungsanforderung kopieren</ContextMenuItem>
          <ContextMenuItem>Nana Ama Serwaa Konadu-Agyemang Boateng melden</ContextMenuItem>
        </ContextMenuContent>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await fireEvent.contextMenu(canvas.getByRole('group', { name: 'Message' }), { clientX: 0, clientY: 0 });
    const open = await screen.findByRole('menu');
    await waitFor(() => expect(open).toBeVisible());
  },
};

export const Matrix: Story = {
  render: () => (
    <Sheet
      rows={[
        {
          name: 'open',
          children: [
            <ContextMenu key="menu">
              <ContextMenuTrigger className={bubble} tabIndex={0} role="group" aria-label="Message">
                See you at the main gate at four.
              </ContextMenuTrigger>
              {menu}
            </ContextMenu>,
          ],
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await fireEvent.contextMenu(canvas.getByRole('group', { name: 'Message' }), {
      button: 2,
      clientX: 40,
      clientY: 90,
    });
    await screen.findByRole('menu');
  },
};
