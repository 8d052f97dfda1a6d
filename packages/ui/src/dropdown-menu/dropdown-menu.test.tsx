// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../test/describe-conformance.js';
import { showPopovers } from '../test/show-popovers.js';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './dropdown-menu.js';
import { MenuBeside } from './menu-beside.js';

showPopovers();

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

describe('MenuBeside', () => {
  afterEach(cleanup);

  it('is open, closes by Escape, and gives the focus back to its button', async () => {
    const onClose = vi.fn();
    const button = document.body.appendChild(document.createElement('button'));
    render(
      <MenuBeside button={button} start="first" onClose={onClose}>
        <DropdownMenuContent aria-label="Message options">
          <DropdownMenuItem>Copy</DropdownMenuItem>
        </DropdownMenuContent>
      </MenuBeside>,
    );
    expect(screen.getByRole('menu', { name: 'Message options' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Copy');
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(button);
    button.remove();
  });
});

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

  it('opens from below with the arrow up, and goes by letters', async () => {
    mount();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Delete');
    await userEvent.keyboard('e');
    expect(document.activeElement?.textContent).toBe('Edit');
  });

  it('does not choose what is disabled, and stays open', async () => {
    const onSelect = mount();
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Report' }));
    expect(onSelect).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).not.toBeNull();
  });

  it('goes away with Escape and gives the focus back', async () => {
    mount();
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('goes away when the focus goes on into the page', async () => {
    mount();
    await userEvent.click(screen.getByRole('button'));
    await userEvent.tab();
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
