import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from './popover.js';

describeConformance('popover', (probe) => (
  <Popover defaultOpen>
    <PopoverTrigger asChild>
      <button>Sort</button>
    </PopoverTrigger>
    <PopoverContent label="Sort" {...probe} />
  </Popover>
));

describe('Popover', () => {
  afterEach(cleanup);

  function mount(onOpenChange = vi.fn()) {
    render(
      <>
        <Popover onOpenChange={onOpenChange}>
          <PopoverTrigger asChild>
            <button>Sort</button>
          </PopoverTrigger>
          <PopoverContent label="Sort listings">
            <PopoverClose asChild>
              <button>Done</button>
            </PopoverClose>
          </PopoverContent>
        </Popover>
        <button>Elsewhere</button>
      </>,
    );
    return onOpenChange;
  }
  const trigger = () => screen.getByRole('button', { name: 'Sort' });

  it('opens by its trigger, and sets aria-expanded and aria-controls on it', async () => {
    mount();
    await userEvent.click(trigger());
    expect(trigger().getAttribute('aria-controls')).toBe(screen.getByRole('dialog').id);
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
  });

  it('returns the focus to its trigger when Escape or a button inside closes it', async () => {
    mount();
    for (const close of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('button', { name: 'Done' })),
    ]) {
      await userEvent.click(trigger());
      await close();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(trigger());
    }
  });

  it('leaves the focus on a control pressed outside', async () => {
    mount();
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
  });

  it('calls onOpenChange once for each change', async () => {
    const onOpenChange = mount();
    await userEvent.click(trigger());
    await userEvent.click(trigger());
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  });
});
