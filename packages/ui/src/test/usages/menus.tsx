import { expect, vi } from 'vitest';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as Radix from 'radix-ui';
import {
  DropdownMenu,
  DropdownMenuAnchor,
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
  {
    name: 'DropdownMenu whose items are own elements (asChild of every item)',
    ui: (
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger>More</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuCheckboxItem asChild checked onSelect={onSelect}>
            <section data-probe="checkbox">Photos only</section>
          </DropdownMenuCheckboxItem>
          <DropdownMenuRadioGroup value="newest" onValueChange={onValueChange}>
            <DropdownMenuRadioItem asChild value="cheapest" onSelect={onSelect}>
              <section data-probe="radio">Cheapest</section>
            </DropdownMenuRadioItem>
          </DropdownMenuRadioGroup>
          <DropdownMenuSub>
            <DropdownMenuSubTrigger asChild leading={<i data-probe="icon" />}>
              <section data-probe="sub">Share</section>
            </DropdownMenuSubTrigger>
            <DropdownMenuSubContent>
              <DropdownMenuItem>Copy link</DropdownMenuItem>
            </DropdownMenuSubContent>
          </DropdownMenuSub>
        </DropdownMenuContent>
      </DropdownMenu>
    ),
    async check() {
      const photos = screen.getByRole('menuitemcheckbox', { name: 'Photos only' });
      expect([photos.tagName, photos.dataset['probe'], photos.querySelectorAll('svg').length]).toEqual([
        'SECTION',
        'checkbox',
        1,
      ]);
      const cheapest = screen.getByRole('menuitemradio', { name: 'Cheapest' });
      expect([cheapest.tagName, cheapest.dataset['probe']]).toEqual(['SECTION', 'radio']);
      await userEvent.click(cheapest);
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('cheapest');
      const share = screen.getByRole('menuitem', { name: 'Share' });
      expect([share.tagName, share.dataset['probe']]).toEqual(['SECTION', 'sub']);
      expect(share.querySelector('[data-probe=icon]')).not.toBeNull();
      share.focus();
      await userEvent.keyboard('{ArrowRight}');
      expect(screen.getByRole('menuitem', { name: 'Copy link' })).toBeTruthy();
    },
  },
  {
    name: 'DropdownMenu at the pointer, with an arrow of Radix',
    ui: (
      <DropdownMenu defaultOpen>
        <DropdownMenuAnchor at={{ x: 40, y: 60 }} className="z-1" data-probe="anchor" />
        <DropdownMenuContent>
          <DropdownMenuItem>Edit</DropdownMenuItem>
          <Radix.DropdownMenu.Arrow data-probe="arrow" />
        </DropdownMenuContent>
      </DropdownMenu>
    ),
    check() {
      const anchor = part('dropdown-menu-anchor');
      expect([anchor?.dataset['probe'], anchor?.style.left, anchor?.style.top]).toEqual([
        'anchor',
        '40px',
        '60px',
      ]);
      expect(screen.getByRole('menu').querySelector('[data-probe=arrow]')).not.toBeNull();
    },
  },
];
