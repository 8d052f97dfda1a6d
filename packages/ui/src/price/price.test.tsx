// @vitest-environment jsdom
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
});
