// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Banner } from './banner.js';

describeConformance('banner', (probe) => <Banner {...probe}>You are offline.</Banner>);

describe('Banner', () => {
  afterEach(cleanup);

  it('stays unless it may be closed', async () => {
    const onDismiss = vi.fn();
    const { rerender } = render(<Banner>You are offline.</Banner>);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<Banner onDismiss={onDismiss}>You are offline.</Banner>);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('interrupts only when something is broken', () => {
    const { rerender } = render(<Banner tone="warning">Planned work at noon.</Banner>);
    expect(screen.getByRole('status')).toBeTruthy();
    rerender(<Banner tone="danger">Payments are down.</Banner>);
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});
