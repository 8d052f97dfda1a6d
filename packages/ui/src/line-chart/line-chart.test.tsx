import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { LineChart } from './line-chart.js';

const needed = {
  caption: 'New students',
  columns: ['Day', 'Students'] as const,
  points: [
    { label: '1', longLabel: '1 November', value: 0 },
    { label: '2', longLabel: '2 November', value: 4 },
    { label: '3', longLabel: '3 November', value: 1 },
    { label: '4', longLabel: '4 November', value: 2 },
  ],
};

describeConformance('line-chart', (probe) => <LineChart {...needed} {...probe} />);

describe('LineChart', () => {
  afterEach(cleanup);

  it('draws each point in the middle of its column, at its share of the axis', () => {
    const { container } = render(<LineChart {...needed} />);
    expect(container.querySelector('polyline')?.getAttribute('points')).toBe(
      '12.5,100 37.5,0 62.5,75 87.5,50',
    );
    expect(container.querySelectorAll('[data-slot="point"]')).toHaveLength(4);
  });

  it('renders its values as a table for screen readers', () => {
    render(<LineChart {...needed} formatValue={(value) => `${value} new`} />);
    const rows = within(screen.getByRole('table'))
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows.slice(0, 3)).toEqual(['DayStudents', '1 November0 new', '2 November4 new']);
  });

  it('shows the empty message when every value is 0', () => {
    render(<LineChart {...needed} points={[{ label: '1', value: 0 }]} empty="No students yet" />);
    expect(screen.getByText('No students yet')).toBeTruthy();
  });
});
