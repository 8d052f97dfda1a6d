import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { BarChart } from './bar-chart.js';
import { ticksFor } from './ticks.js';

const needed = {
  caption: 'Earnings this week',
  columns: ['Day', 'Earnings'] as const,
  bars: [
    { label: 'Mon', longLabel: 'Monday', value: 120 },
    { label: 'Tue', value: 0 },
  ],
};

describeConformance('bar-chart', (probe) => <BarChart {...needed} {...probe} />);

describe('ticksFor', () => {
  it.each([
    [0, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [120, [0, 50, 100, 150]],
    [0.7, [0, 0.2, 0.4, 0.6, 0.8]],
    [1999, [0, 500, 1000, 1500, 2000]],
  ])('returns for a greatest value of %d the ticks %j', (greatest, ticks) => {
    expect(ticksFor(greatest)).toEqual(ticks);
  });

  it.each([
    [1, [0, 1]],
    [2, [0, 1, 2]],
    [7, [0, 2, 4, 6, 8]],
  ])('returns for whole values up to %d whole ticks: %j', (greatest, ticks) => {
    expect(ticksFor(greatest, true)).toEqual(ticks);
  });
});

describe('BarChart', () => {
  afterEach(cleanup);

  it('labels every second bar of many, the last one always', () => {
    const bars = Array.from({ length: 13 }, (_, at) => ({
      label: `${at + 1}.`,
      longLabel: `Week ${at + 1}`,
      value: at,
    }));
    render(<BarChart {...needed} bars={bars} />);
    const shown = bars.filter(({ label }) => screen.queryByText(label) !== null).map(({ label }) => label);
    expect(shown).toEqual(['1.', '3.', '5.', '7.', '9.', '11.', '13.']);
    expect(screen.getAllByRole('rowheader')).toHaveLength(13);
  });

  it('reserves the width of the widest tick label, even when it is not the top one', () => {
    const bars = [{ label: 'Mon', value: 0.9 }];
    const formatTick = (tick: number) => (tick === 0.5 ? 'half of it' : String(tick));
    const { container } = render(<BarChart {...needed} bars={bars} formatTick={formatTick} />);
    expect(container.querySelector('.invisible')?.textContent).toContain('half of it');
  });

  it('aligns the label of the last bar to the end, and centres every other label', () => {
    const bars = Array.from({ length: 13 }, (_, at) => ({ label: `${at + 1} Nov`, value: at }));
    render(<BarChart {...needed} bars={bars} />);
    const classOf = (label: string) =>
      screen.getAllByText(label).find(({ tagName }) => tagName === 'SPAN')?.className;
    expect(classOf('13 Nov')).toContain('justify-end');
    expect(classOf('1 Nov')).toContain('justify-center');
  });

  it('renders its values as a table for screen readers', () => {
    render(<BarChart {...needed} formatValue={(value) => `₵${value}.00`} />);
    const rows = within(screen.getByRole('table'))
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual(['DayEarnings', 'Monday₵120.00', 'Tue₵0.00']);
  });

  it('shows the empty message when every value is 0', () => {
    render(<BarChart {...needed} bars={[{ label: 'Mon', value: 0 }]} empty="No earnings yet" />);
    expect(screen.getByText('No earnings yet')).toBeTruthy();
  });
});
