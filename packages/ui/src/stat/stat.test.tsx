import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Stat } from './stat.js';

describeConformance('stat', (probe) => <Stat label="Total Earnings" value="₵0.00" {...probe} />);

describe('Stat', () => {
  afterEach(cleanup);

  it('pairs its label with its value and its description', () => {
    render(<Stat label="Total Earnings" value="₵1,240.00" description="Since May" />);
    expect(screen.getByRole('term').textContent).toBe('Total Earnings');
    expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      '₵1,240.00',
      'Since May',
    ]);
  });

  it('shows no value and no change while it loads', () => {
    const change = { direction: 'up', label: '12% more' } as const;
    const { container } = render(<Stat label="Earnings" value="₵0.00" change={change} loading />);
    expect(container.textContent).toBe('Earnings');
    expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true');
  });
});
