import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Price } from './price.js';

describeConformance('price', (probe) => <Price amount="$60.00" {...probe} />);

describe('Price', () => {
  afterEach(cleanup);

  it('says what the amount is for', () => {
    const { container } = render(<Price amount="$60.00" unit="/hour" />);
    expect(container.textContent).toBe('$60.00/hour');
  });

  it('says in words what is struck through', () => {
    const { getByText } = render(<Price amount="$50" before={{ amount: '$60', label: 'Was $60' }} />);
    expect(getByText('$60').closest('s')?.getAttribute('aria-hidden')).toBe('true');
    expect(getByText('Was $60').closest('[aria-hidden]')).toBeNull();
  });
});
