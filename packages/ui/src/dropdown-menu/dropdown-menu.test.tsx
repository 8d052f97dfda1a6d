// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../test/describe-conformance.js';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './dropdown-menu.js';

// jsdom measures nothing; Radix places the menu by it.
beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  ),
);
afterEach(() => vi.unstubAllGlobals());

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

  it('chooses by keyboard and closes', async () => {
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
    expect(onSelect).toHaveBeenCalledExactlyOnceWith();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('keeps the icon of a link', () => {
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
});
