import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import '../test/jsdom-gaps.js';
import { describeConformance } from '../test/describe-conformance.js';
import { CommandPalette, type CommandPaletteProps } from './command-palette.js';

const onSelect = vi.fn();
const groups: CommandPaletteProps['groups'] = [
  {
    label: 'Pages',
    items: [
      { id: 'messages', label: 'Messages', shortcut: ['G', 'M'], onSelect: () => onSelect('messages') },
      { id: 'payments', label: 'Transactions', keywords: ['orders'], onSelect: () => onSelect('payments') },
      { id: 'team', label: 'Moderation', disabled: true, onSelect: () => onSelect('team') },
    ],
  },
  {
    label: 'Hives',
    items: [
      { id: 'academia', label: 'Académia', description: 'Lessons', onSelect: () => onSelect('academia') },
    ],
  },
];

beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: () => undefined }));
afterAll(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

describeConformance('command-palette', (probe) => (
  <CommandPalette open label="Go to" groups={groups} {...probe} />
));

describe('CommandPalette', () => {
  afterEach(() => {
    cleanup();
    onSelect.mockClear();
  });
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Go to' });
  const rows = () => screen.queryAllByRole('option').map((row) => row.textContent);
  const activeText = () => screen.queryByRole('option', { selected: true })?.textContent;

  function Page(props: Partial<CommandPaletteProps>) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        <CommandPalette label="Go to" groups={groups} open={open} onOpenChange={setOpen} {...props} />
      </>
    );
  }
  const openPage = async (props: Partial<CommandPaletteProps> = {}) => {
    render(<Page {...props} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  };

  it('is a dialog with its label, and has the focus in its text', async () => {
    await openPage();
    expect(screen.getByRole('dialog', { name: 'Go to' })).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(screen.getByRole('group', { name: 'Hives' }).querySelectorAll('[role=option]')).toHaveLength(1);
    await waitFor(() => expect(activeText()).toContain('Messages'));
  });

  it('moves by arrow keys without disabled items, in a cycle, and takes an item with Enter', async () => {
    await openPage();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeText()).toContain('Académia');
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('academia');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['academia', ['AcadémiaLessons']],
    ['lessons', ['AcadémiaLessons']],
    ['orders', ['Transactions']],
    ['me', ['MessagesGM']],
  ])('finds items by "%s"', async (search, found) => {
    await openPage();
    await userEvent.type(field(), search);
    expect(rows()).toEqual(found);
  });

  it('marks the best item after each letter', async () => {
    await openPage();
    await userEvent.type(field(), 'trans');
    await waitFor(() => expect(activeText()).toBe('Transactions'));
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('payments');
  });

  it('takes an item by a press', async () => {
    await openPage();
    await userEvent.click(screen.getByRole('option', { name: 'Transactions' }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('payments');
  });

  it('closes on Escape, returns the focus, and is empty when it opens again', async () => {
    const onSearchChange = vi.fn();
    await openPage({ onSearchChange });
    await userEvent.type(field(), 'x{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
    expect(onSearchChange.mock.calls).toEqual([['x'], ['']]);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(field().value).toBe('');
  });

  it('says that nothing matches, or that items load, and announces numbers of rows', async () => {
    await openPage({ emptyLabel: 'No such page' });
    expect(screen.getByRole('status').textContent).toBe('4 results');
    await userEvent.type(field(), 'xyz');
    expect(screen.getByRole('status').textContent).toBe('No such page');
    cleanup();
    await openPage({ groups: [], loading: true });
    expect(screen.getByRole('status').textContent).toBe('Loading…');
  });

  it('shows all items of a group that the caller matches', async () => {
    await openPage({
      groups: [...groups, { label: 'Found', filter: false, items: [{ id: '1', label: 'Laptop', onSelect }] }],
    });
    await userEvent.type(field(), 'computer');
    expect(rows()).toEqual(['Laptop']);
  });
});
