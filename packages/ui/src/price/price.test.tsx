// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { formatCedis } from './format-cedis.js';
import { Price } from './price.js';

describeConformance('price', (probe) => <Price cedis={60} {...probe} />);

describe('formatCedis', () => {
  it.each([
    [2450, '₵2,450.00'],
    [0.5, '₵0.50'],
    [1234567.891, '₵1,234,567.89'],
    [-12, '−₵12.00'],
    [0, 'Free'],
  ])('writes %d as %s', (cedis, text) => {
    expect(formatCedis(cedis)).toBe(text);
  });

  it('writes English as the browser does', () => {
    const browser = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    for (const cedis of [0.01, 0.1, 1, 999.99, 1_000, 36.105, 0.125, 12_345.6, 999_999, 1_000_000.07]) {
      expect(formatCedis(cedis)).toBe(`₵${browser.format(cedis)}`);
    }
  });

  it('groups as the language does and keeps the sign in front', () => {
    expect(formatCedis(2450, { locale: 'fr' })).toBe('₵2\u00a0450,00');
  });

  it('says free in the language of the page', () => {
    expect(formatCedis(0, { locale: 'es', freeLabel: 'Gratis' })).toBe('Gratis');
  });
});

describe('Price', () => {
  afterEach(cleanup);

  it('says what the amount is for', () => {
    const { container } = render(<Price cedis={60} unit="/hour" />);
    expect(container.textContent).toBe('₵60.00/hour');
  });

  it('leaves the unit out when there is nothing to pay', () => {
    const { container } = render(<Price cedis={0} unit="/hour" />);
    expect(container.textContent).toBe('Free');
  });
});
