import { expect, vi } from 'vitest';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from '../../dropdown-menu/index.js';
import { part, type Usage } from './usage.js';

const onSelect = vi.fn((event: Event) => event.preventDefault());
const onCheckedChange = vi.fn();
const onValueChange = vi.fn();

function Sorted() {
  const [order, setOrder] = useState('newest');
  return (
    <DropdownMenuRadioGroup
      value={order}
      onValueChange={(value) => {
        setOrder(value);
        onValueChange(value);
      }}
    >
      <DropdownMenuRadioItem value="newest">Newest</DropdownMenuRadioItem>
      <DropdownMenuRadioItem value="cheapest" onSelect={onSelect}>
        Cheapest
      </DropdownMenuRadioItem>
    </DropdownMenuRadioGroup>
  );
}

/** Usages of menus. */
export const menus: readonly Usage[] = [
  {
    name: 'DropdownMenuItem that keeps the menu open (onSelect with its event)',
    ui: (
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger>More</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={onSelect} textValue="Edit">
            Edit
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    ),
    async check() {
      await userEvent.click(screen.getByRole('menuitem'));
      expect(onSelect.mock.calls[0]?.[0]).toBeInstanceOf(Event);
      expect(screen.getByRole('menu')).toBeTruthy();
    },
  },
  {
    name: 'DropdownMenu that is modal, with a side, offsets and Escape',
    ui: (
      <DropdownMenu defaultOpen modal dir="rtl">
        <DropdownMenuTrigger>More</DropdownMenuTrigger>
        <DropdownMenuContent side="right" sideOffset={12} alignOffset={4} loop onEscapeKeyDown={onSelect}>
          <DropdownMenuItem>Edit</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    ),
    async check() {
      await userEvent.keyboard('{Escape}');
      expect(screen.getByRole('menu').dir).toBe('rtl');
      expect(document.body.style.pointerEvents).toBe('none');
    },
  },
  {
    name: 'DropdownMenu with checkbox items',
    ui: (
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger>More</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuCheckboxItem checked onCheckedChange={onCheckedChange} onSelect={onSelect}>
            Photos only
          </DropdownMenuCheckboxItem>
          <DropdownMenuCheckboxItem checked="indeterminate">All hives</DropdownMenuCheckboxItem>
        </DropdownMenuContent>
      </DropdownMenu>
    ),
    async check() {
      const item = screen.getByRole('menuitemcheckbox', { name: 'Photos only' });
      expect(item.getAttribute('aria-checked')).toBe('true');
      await userEvent.click(item);
      expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(false);
      expect(screen.getByRole('menuitemcheckbox', { name: 'All hives' }).getAttribute('aria-checked')).toBe(
        'mixed',
      );
    },
  },
  {
    name: 'DropdownMenu with radio items',
    ui: (
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger>More</DropdownMenuTrigger>
        <DropdownMenuContent>
          <Sorted />
        </DropdownMenuContent>
      </DropdownMenu>
    ),
    async check() {
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'Cheapest' }));
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('cheapest');
      expect(screen.getByRole('menuitemradio', { name: 'Cheapest' }).getAttribute('aria-checked')).toBe(
        'true',
      );
    },
  },
  {
    name: 'DropdownMenu with a submenu, in a group with a label',
    ui: (
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger>More</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuGroup aria-labelledby="send">
            <DropdownMenuLabel id="send" className="ps-4" data-probe="label">
              Send
            </DropdownMenuLabel>
            <DropdownMenuSub>
              <DropdownMenuSubTrigger>Share</DropdownMenuSubTrigger>
              <DropdownMenuSubContent>
                <DropdownMenuItem onSelect={onSelect}>Copy link</DropdownMenuItem>
              </DropdownMenuSubContent>
            </DropdownMenuSub>
          </DropdownMenuGroup>
          <DropdownMenuSeparator className="my-3" />
        </DropdownMenuContent>
      </DropdownMenu>
    ),
    async check() {
      expect(part('dropdown-menu-label')?.dataset['probe']).toBe('label');
      expect(part('dropdown-menu-separator')?.className).toContain('my-3');
      screen.getByRole('menuitem', { name: 'Share' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      expect(screen.getByRole('menu', { name: 'Share' })).toBeTruthy();
      await userEvent.keyboard('{Enter}');
      expect(onSelect).toHaveBeenCalledOnce();
    },
  },
];
