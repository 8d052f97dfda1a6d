// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { showPopovers } from '../test/show-popovers.js';
import { ContextMenu, ContextMenuContent, ContextMenuItem, ContextMenuTrigger } from './context-menu.js';

describeConformance('context-menu-trigger', (probe) => (
  <ContextMenu>
    <ContextMenuTrigger {...probe}>Message</ContextMenuTrigger>
  </ContextMenu>
));

showPopovers();

describe('ContextMenu', () => {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  function mount(onSelect = vi.fn()) {
    render(
      <ContextMenu>
        <ContextMenuTrigger tabIndex={0}>See you at the gate</ContextMenuTrigger>
        <ContextMenuContent aria-label="Message">
          <ContextMenuItem>Copy</ContextMenuItem>
          <ContextMenuItem onSelect={onSelect}>Report</ContextMenuItem>
        </ContextMenuContent>
      </ContextMenu>,
    );
    return { onSelect, area: screen.getByText('See you at the gate') };
  }

  it('opens where the right button is pressed, instead of the browser’s own', () => {
    const { area } = mount();
    const goesOn = fireEvent.contextMenu(area, { button: 2, clientX: 40, clientY: 60 });
    expect(goesOn).toBe(false);
    expect(screen.getByRole('menu', { name: 'Message' })).toBe(document.activeElement);
  });

  it('opens with its first choice marked by the menu key, and gives the focus back', async () => {
    const { area, onSelect } = mount();
    area.focus();
    fireEvent.contextMenu(area, { button: 0, clientX: 0, clientY: 0 });
    expect(document.activeElement?.textContent).toBe('Copy');
    await userEvent.keyboard('{End}{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(area);
  });

  it('opens under a finger that stays, and not under one that moves', () => {
    vi.useFakeTimers();
    const { area } = mount();
    fireEvent.pointerDown(area, { pointerType: 'touch', clientX: 10, clientY: 10 });
    fireEvent.pointerMove(area, { pointerType: 'touch', clientX: 10, clientY: 40 });
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.queryByRole('menu')).toBeNull();
    fireEvent.pointerDown(area, { pointerType: 'touch', clientX: 10, clientY: 10 });
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByRole('menu')).not.toBeNull();
  });
});
