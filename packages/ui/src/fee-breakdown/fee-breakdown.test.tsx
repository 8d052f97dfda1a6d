import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { FeeBreakdown } from './fee-breakdown.js';

const needed = {
  lines: [
    { label: 'Price', amount: '₵2,450.00' },
    { label: 'Platform fee (5%)', amount: '₵122.50' },
  ],
  total: { label: 'Total', amount: '₵2,572.50' },
};

describeConformance('fee-breakdown', (probe) => <FeeBreakdown {...needed} {...probe} />);

describe('FeeBreakdown', () => {
  afterEach(cleanup);

  it('pairs each name with its amount, the total last', () => {
    render(<FeeBreakdown {...needed} />);
    const amounts = screen.getAllByRole('definition').map((one) => one.textContent);
    expect(screen.getAllByRole('term').map((one, index) => [one.textContent, amounts[index]])).toEqual([
      ['Price', '₵2,450.00'],
      ['Platform fee (5%)', '₵122.50'],
      ['Total', '₵2,572.50'],
    ]);
  });

  it('shows lines under the former name of their label until 0.3', () => {
    render(
      <FeeBreakdown
        lines={[{ name: 'Price', amount: '₵2,450.00' }]}
        total={{ name: 'Total', amount: '₵2,450.00' }}
      />,
    );
    expect(screen.getAllByRole('term').map((one) => one.textContent)).toEqual(['Price', 'Total']);
  });
});
