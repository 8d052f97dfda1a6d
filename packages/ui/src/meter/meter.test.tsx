import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Meter } from './meter.js';

const needed = { label: 'Seats taken', value: 38, max: 40, valueText: '38 of 40' };

describeConformance('meter', (probe) => <Meter {...needed} {...probe} />);

describe('Meter', () => {
  afterEach(cleanup);

  it('has a value text in words for screen readers', () => {
    render(<Meter {...needed} />);
    const meter = screen.getByRole('meter', { name: 'Seats taken' });
    expect([meter.getAttribute('aria-valuenow'), meter.getAttribute('aria-valuetext')]).toEqual([
      '38',
      '38 of 40',
    ]);
  });

  it('caps a value above its maximum', () => {
    const { container } = render(<Meter {...needed} value={90} />);
    expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('40');
    expect(container.querySelector('[data-slot=meter-bar]')?.getAttribute('style')).toContain('scaleX(1)');
  });
});
