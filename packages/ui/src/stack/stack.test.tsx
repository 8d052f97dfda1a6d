// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Stack } from './stack.js';

describeConformance('stack', (probe) => <Stack {...probe} />);

describe('Stack', () => {
  afterEach(cleanup);

  it('turns its only child into the stack', () => {
    render(
      <Stack asChild>
        <ul aria-label="Listings" />
      </Stack>,
    );
    expect(screen.getByRole('list').dataset['slot']).toBe('stack');
  });
});
