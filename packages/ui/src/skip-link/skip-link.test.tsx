import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { SkipLink } from './skip-link.js';

describeConformance('skip-link', (probe) => (
  <SkipLink target="main" {...probe}>
    Skip
  </SkipLink>
));

describe('SkipLink', () => {
  afterEach(cleanup);

  it('gives the focus to the content and leaves the address alone', async () => {
    render(
      <>
        <SkipLink target="main">Skip to the content</SkipLink>
        <main id="main">Listings</main>
      </>,
    );
    await userEvent.click(screen.getByRole('link'));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(location.hash).toBe('');
  });
});
