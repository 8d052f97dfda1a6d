import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Heading } from './heading.js';

describeConformance('heading', (probe) => (
  <Heading level={2} {...probe}>
    Fresh on campus
  </Heading>
));

describe('Heading', () => {
  afterEach(cleanup);

  it('renders a heading of the given level in any visual size', () => {
    render(
      <Heading level={3} size="page">
        Reports
      </Heading>,
    );
    expect(screen.getByRole('heading', { level: 3 }).dataset['size']).toBe('page');
  });
});
