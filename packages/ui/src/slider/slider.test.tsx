// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { describeFieldConformance } from '../test/describe-field-conformance.js';
import { moveEnd, nearerEnd, valueAt } from './range.js';
import { RangeSlider } from './range-slider.js';
import { Slider } from './slider.js';

const needed = { label: 'Price', endLabels: ['Lowest price', 'Highest price'] as const };

describeFieldConformance('slider', (probe) => <Slider {...probe} />);
describeConformance('range-slider', (probe) => <RangeSlider {...needed} {...probe} />);

describe('the ends of a span', () => {
  it('never change places', () => {
    expect(moveEnd([20, 60], 'low', 80)).toEqual([60, 60]);
    expect(moveEnd([20, 60], 'high', 10)).toEqual([20, 20]);
  });

  it.each([
    [30, 'low'],
    [50, 'high'],
    [99, 'high'],
    [0, 'low'],
  ])('come to %d from the nearer side', (value, end) => {
    expect(nearerEnd([20, 60], value)).toBe(end);
  });

  it('come apart again from one place', () => {
    expect([nearerEnd([40, 40], 60), nearerEnd([40, 40], 20)]).toEqual(['high', 'low']);
  });

  it('stand on steps', () => {
    expect(valueAt(0.333, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
    expect(valueAt(1, { min: 0, max: 95, step: 10 })).toBe(95);
  });
});

describe('Slider', () => {
  afterEach(cleanup);

  it('reads its number out as it is written', () => {
    render(<Slider label="Distance" defaultValue={3} formatValue={(value) => `${value} km`} />);
    expect(screen.getByRole('slider', { name: 'Distance' }).getAttribute('aria-valuetext')).toBe('3 km');
  });
});

describe('RangeSlider', () => {
  afterEach(cleanup);

  it('tells the span when a thumb moves, and again when it is let go', () => {
    const onValueChange = vi.fn();
    const onValueCommit = vi.fn();
    render(<RangeSlider {...needed} {...{ onValueChange, onValueCommit }} />);
    const low = screen.getByRole('slider', { name: 'Lowest price' });
    fireEvent.change(low, { target: { value: '30' } });
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: [30, 100] });
    expect(onValueCommit).not.toHaveBeenCalled();
    fireEvent.pointerUp(low);
    expect(onValueCommit).toHaveBeenCalledExactlyOnceWith({ value: [30, 100] });
  });

  it('is a group of two named thumbs', () => {
    render(<RangeSlider {...needed} />);
    expect(screen.getByRole('group', { name: 'Price' }).querySelectorAll('input')).toHaveLength(2);
  });
});
