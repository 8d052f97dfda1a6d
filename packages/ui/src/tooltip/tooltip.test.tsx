import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Tooltip, TooltipProvider } from './tooltip.js';

describeConformance(
  'tooltip',
  (probe) => (
    <TooltipProvider>
      <Tooltip content="Share" defaultOpen {...probe}>
        <button>Share</button>
      </Tooltip>
    </TooltipProvider>
  ),
  { ownsId: true },
);

describe('Tooltip', () => {
  afterEach(cleanup);

  it('describes the focused control', async () => {
    render(
      <TooltipProvider>
        <Tooltip content="Copies the link">
          <button>Share</button>
        </Tooltip>
      </TooltipProvider>,
    );
    await userEvent.tab();
    const described = screen.getByRole('button').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Copies the link');
  });

  it('closes on Escape while the focus stays', async () => {
    render(
      <TooltipProvider>
        <Tooltip content="Copies the link">
          <button>Share</button>
        </Tooltip>
      </TooltipProvider>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('opens for a mouse that rests on the control, but not for a touch', () => {
    vi.useFakeTimers();
    render(
      <TooltipProvider>
        <Tooltip content="Copies the link">
          <button>Share</button>
        </Tooltip>
      </TooltipProvider>,
    );
    const rest = (pointerType: string) => {
      fireEvent.pointerMove(screen.getByRole('button'), { pointerType });
      act(() => vi.advanceTimersByTime(600));
    };
    rest('touch');
    expect(screen.queryByRole('tooltip')).toBeNull();
    rest('mouse');
    expect(screen.getByRole('tooltip')).toBeTruthy();
    vi.useRealTimers();
  });
});
