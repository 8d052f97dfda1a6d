import type { Meta, StoryObj } from '@storybook/react-vite';
import House from 'lucide-react/icons/house';
import MessageCircle from 'lucide-react/icons/message-circle';
import Plus from 'lucide-react/icons/plus';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Badge } from '../badge/badge.js';
import { Button } from '../button/button.js';
import { HiveIcon } from '../hexagon/hive-icon.js';
import { Kbd } from '../kbd/kbd.js';
import { CommandPalette, type CommandPaletteProps } from './command-palette.js';

const onGo = fn();
const go = (id: string) => ({ id, onSelect: () => onGo(id) });
const groups: CommandPaletteProps['groups'] = [
  {
    label: 'Pages',
    items: [
      { ...go('home'), label: 'Dashboard', leading: <House aria-hidden />, shortcut: ['G', 'D'] },
      {
        ...go('messages'),
        label: 'Messages',
        leading: <MessageCircle aria-hidden />,
        trailing: <Badge>2 new</Badge>,
        shortcut: ['G', 'M'],
      },
      { ...go('post'), label: 'Post a listing', leading: <Plus aria-hidden />, shortcut: ['mod', 'P'] },
      {
        ...go('payments'),
        label: 'Transactions',
        leading: <ReceiptText aria-hidden />,
        keywords: ['orders'],
      },
    ],
  },
  {
    label: 'Hives',
    items: [
      {
        ...go('essentials'),
        label: 'Essentials',
        description: 'Things for your room',
        leading: <HiveIcon hive="essentials" />,
      },
      {
        ...go('academia'),
        label: 'Academia',
        description: 'Lessons and tutors',
        leading: <HiveIcon hive="academia" />,
      },
      {
        ...go('rooms'),
        label: 'Rooms',
        description: 'Opens in January',
        leading: <House aria-hidden />,
        disabled: true,
      },
    ],
  },
];

const legend = (
  <span className="flex flex-wrap gap-x-5 gap-y-1">
    <span className="flex items-center gap-2">
      <Kbd keys={['↑', '↓']} aria-hidden="true" /> Move
    </span>
    <span className="flex items-center gap-2">
      <Kbd keys={['↵']} aria-hidden="true" /> Open
    </span>
  </span>
);

const meta = {
  id: 'kit-commandpalette',
  title: 'Kit/Overlays/CommandPalette',
  component: CommandPalette,
  args: { label: 'Go to', placeholder: 'Search or jump to…', groups, onSearchChange: fn() },
  render: function Palette(args) {
    const [open, setOpen] = useState(args.defaultOpen ?? false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open the palette</Button>
        <CommandPalette {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 560 } },
    contract: {
      use: 'The way to every place and action of an app for people with a keyboard, on ⌘K or Ctrl+K.',
      avoid: 'The only way to a place: phones have no shortcut. A choice in a form (Combobox).',
      keyboard: [
        ['Letters', 'Find items; the first one is active'],
        ['Arrow keys, Home, End', 'Through the items'],
        ['Enter', 'Takes the active item and closes the palette'],
        ['Escape', 'Closes the palette; the focus returns'],
      ],
      screenReader:
        'A dialog with a combobox and a list in named groups. The number of rows is read out when it changes.',
    },
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Choose: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open the palette' });
    await step('when the palette is opened', () => userEvent.click(opener));
    const field = await screen.findByRole('combobox', { name: 'Go to' });
    await step('then its text has the focus', () => waitFor(() => expect(field).toHaveFocus()));
    await step('when a word of an item is typed', () => userEvent.type(field, 'orders'));
    await step('then the item is the only one, and active', async () => {
      const list = within(screen.getByRole('listbox', { name: 'Go to' }));
      await waitFor(() =>
        expect(list.getByRole('option', { selected: true })).toHaveTextContent('Transactions'),
      );
    });
    await step('when Enter is pressed', () => userEvent.keyboard('{Enter}'));
    await step('then the item is taken', () => expect(onGo).toHaveBeenCalledWith('payments'));
    await step('and the palette closes and returns the focus', () =>
      waitFor(() => expect(opener).toHaveFocus()),
    );
  },
};

/** The open palette with icons, hints, shortcuts and a legend. */
export const Open: Story = { args: { defaultOpen: true, footer: legend } };

export const Loading: Story = {
  args: { defaultOpen: true, groups: [], loading: true, loadingLabel: 'Searching…' },
};

export const Empty: Story = { args: { defaultOpen: true, groups: [], emptyLabel: 'Nothing with this name' } };

/** Rows of a server below rows of the page. */
export const Matrix: Story = {
  args: {
    defaultOpen: true,
    loading: true,
    footer: legend,
    groups: [
      ...groups,
      {
        label: 'Listings',
        filter: false,
        items: [
          {
            ...go('long'),
            label: 'Introduction to Algorithms, fourth edition, with notes on nearly every page',
          },
        ],
      },
    ],
  },
};
