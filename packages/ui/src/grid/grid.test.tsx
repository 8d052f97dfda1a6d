// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Grid } from './grid.js';

describeConformance('grid', (probe) => <Grid {...probe} />);

describe('Grid', () => {
  afterEach(cleanup);

  it('turns its only child into the grid', () => {
    render(
      <Grid asChild>
        <ul aria-label="Listings" />
      </Grid>,
    );
    expect(screen.getByRole('list').dataset['slot']).toBe('grid');
  });
});
