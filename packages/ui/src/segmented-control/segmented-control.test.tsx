import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { SegmentedControl } from './segmented-control.js';

const options = ['Week', 'Month', 'Year'].map((label) => ({ value: label.toLowerCase(), label }));

describeConformance('segmented-control', (probe) => (
  <SegmentedControl label="Span" options={options} {...probe} />
));

describe('SegmentedControl', () => {
  afterEach(cleanup);

  it('selects its first option by default', () => {
    render(<SegmentedControl label="Span" options={options} />);
    expect(screen.getByRole('radio', { name: 'Week' }).getAttribute('aria-checked')).toBe('true');
  });

  it('reports the chosen option, and does not change another control', async () => {
    const onValueChange = vi.fn();
    render(
      <>
        <SegmentedControl label="Span" options={options} onValueChange={onValueChange} />
        <SegmentedControl label="Other span" options={options} />
      </>,
    );
    const [year] = screen.getAllByRole('radio', { name: 'Year' });
    if (year) await userEvent.click(year);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('year');
    expect(screen.getAllByRole('radio', { name: 'Week' })[1]?.getAttribute('aria-checked')).toBe('true');
  });

  it('keeps its selected option when that option is pressed again', async () => {
    const onValueChange = vi.fn();
    render(<SegmentedControl label="Span" options={options} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Week' }));
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('radio', { name: 'Week' }).getAttribute('aria-checked')).toBe('true');
  });

  it('leaves a controlled value to the caller', async () => {
    render(<SegmentedControl label="Span" options={options} value="month" />);
    await userEvent.click(screen.getByRole('radio', { name: 'Year' }));
    expect(screen.getByRole('radio', { name: 'Month' }).getAttribute('aria-checked')).toBe('true');
  });
});
