// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { TapTip } from './tap-tip.js';
import { Tooltip } from './tooltip.js';

describeConformance(
  'tooltip',
  (probe) => (
    <Tooltip content="Share" defaultOpen {...probe}>
      <button>Share</button>
    </Tooltip>
  ),
  { ownsId: true },
);
describeConformance('tap-tip', (probe) => (
  <TapTip label="What is the fee?" {...probe}>
    It pays for held money.
  </TapTip>
));

/** jsdom knows how a popover is hidden, and not how it is shown. */
const hidden = true;

describe('Tooltip', () => {
  afterEach(cleanup);

  it('describes the focused control', async () => {
    render(
      <Tooltip content="Copies the link">
        <button>Share</button>
      </Tooltip>,
    );
    await userEvent.tab();
    const described = screen.getByRole('button').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Copies the link');
  });

  it('goes away by Escape while the focus stays', async () => {
    render(
      <Tooltip content="Copies the link">
        <button>Share</button>
      </Tooltip>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip', { hidden })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('comes for a mouse that rests on it, not for a finger', () => {
    vi.useFakeTimers();
    render(
      <Tooltip content="Copies the link">
        <button>Share</button>
      </Tooltip>,
    );
    const rest = (pointerType: string) => {
      fireEvent.pointerEnter(screen.getByRole('button'), { pointerType });
      act(() => vi.advanceTimersByTime(600));
    };
    rest('touch');
    expect(screen.queryByRole('tooltip', { hidden })).toBeNull();
    rest('mouse');
    expect(screen.getByRole('tooltip', { hidden })).toBeTruthy();
    vi.useRealTimers();
  });
});

describe('TapTip', () => {
  afterEach(cleanup);

  it('reads its text out in a region that was there before', async () => {
    render(<TapTip label="What is the fee?">It pays for held money.</TapTip>);
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'What is the fee?' }));
    expect(region.textContent).toBe('It pays for held money.');
  });

  it('closes by the same button and by Escape', async () => {
    render(<TapTip label="What is the fee?">It pays for held money.</TapTip>);
    const button = screen.getByRole('button');
    await userEvent.click(button);
    await userEvent.click(button);
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
