import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../test/describe-conformance.js';
import {
  DropdownMenu,
  DropdownMenuAnchor,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from './index.js';

describeConformance('dropdown-menu', (probe) => (
  <DropdownMenu open>
    <DropdownMenuTrigger>More</DropdownMenuTrigger>
    <DropdownMenuContent {...probe} />
  </DropdownMenu>
));
describeConformance('dropdown-menu-item', (probe) => (
  <DropdownMenu open>
    <DropdownMenuTrigger>More</DropdownMenuTrigger>
    <DropdownMenuContent>
      <DropdownMenuItem {...probe}>Edit</DropdownMenuItem>
    </DropdownMenuContent>
  </DropdownMenu>
));
describeConformance('dropdown-menu-trigger', (probe) => (
  <DropdownMenu>
    <DropdownMenuTrigger {...probe}>More</DropdownMenuTrigger>
  </DropdownMenu>
));

describe('DropdownMenu', () => {
  afterEach(cleanup);

  it('selects an item by keyboard and closes', async () => {
    const onSelect = vi.fn();
    render(
      <DropdownMenu>
        <DropdownMenuTrigger>More</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={onSelect}>Edit</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.any(Event));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('shows the icon of an item that is rendered as a link', () => {
    render(
      <DropdownMenu open>
        <DropdownMenuTrigger>More</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem asChild leading={<svg />}>
            <a href="#page">Open</a>
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>,
    );
    const link = screen.getByRole('menuitem', { name: 'Open' });
    expect([link.getAttribute('href'), link.querySelectorAll('svg').length]).toEqual(['#page', 1]);
  });

  function mount(onSelect = vi.fn()) {
    render(
      <DropdownMenu>
        <DropdownMenuTrigger>More</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>Edit</DropdownMenuItem>
          <DropdownMenuItem disabled onSelect={onSelect}>
            Report
          </DropdownMenuItem>
          <DropdownMenuItem>Delete</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>,
    );
    return onSelect;
  }

  it('opens on arrow down, and moves the focus by typed letters', async () => {
    mount();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Edit');
    await userEvent.keyboard('d');
    expect(document.activeElement?.textContent).toBe('Delete');
  });

  it('does not select a disabled item, and stays open', async () => {
    const onSelect = mount();
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Report' }));
    expect(onSelect).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).not.toBeNull();
  });

  it('closes on Escape and returns the focus to its trigger', async () => {
    mount();
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('treats a space within typed letters as a letter, and selects no item', async () => {
    const onFirst = vi.fn();
    render(
      <DropdownMenu>
        <DropdownMenuTrigger>More</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={onFirst}>Mark</DropdownMenuItem>
          <DropdownMenuItem>Mark all as read</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('mark al');
    expect(onFirst).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent).toBe('Mark all as read');
  });

  it.each([
    ['menu', 'menu'],
    ['first', 'menuitem'],
  ] as const)('mounted open, applies the initial focus: %s', async (initialFocus, role) => {
    render(
      <DropdownMenu open>
        <DropdownMenuAnchor at={{ x: 10, y: 10 }} />
        <DropdownMenuContent aria-label="Message options" initialFocus={initialFocus}>
          <DropdownMenuItem>Copy</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>,
    );
    expect(document.activeElement).toBe(screen.getByRole(role));
  });
});
