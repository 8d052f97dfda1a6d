import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { EmptyState } from './empty-state.js';

describeConformance('empty-state', (probe) => <EmptyState icon={<svg />} title="No messages" {...probe} />);

describe('EmptyState', () => {
  afterEach(cleanup);

  it('has the alert role only in the failed state', () => {
    const { rerender } = render(<EmptyState icon={<svg />} title="No messages" kind="nothing-found" />);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<EmptyState icon={<svg />} title="No messages" kind="failed" />);
    expect(screen.getByRole('alert').textContent).toBe('No messages');
  });

  it('renders its title as a heading of the given level', () => {
    render(<EmptyState icon={<svg />} title="No messages" headingLevel={3} />);
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('No messages');
  });
});
