// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
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

  it('does not come for a finger', async () => {
    render(
      <Tooltip content="Copies the link">
        <button>Share</button>
      </Tooltip>,
    );
    fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'touch' });
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(screen.queryByRole('tooltip', { hidden })).toBeNull();
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
