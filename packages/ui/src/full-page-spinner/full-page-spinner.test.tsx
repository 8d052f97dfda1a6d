// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { FullPageSpinner } from './full-page-spinner.js';

describeConformance('full-page-spinner', (probe) => <FullPageSpinner label="Loading..." {...probe} />);

describe('FullPageSpinner', () => {
  afterEach(cleanup);

  it('says what is being waited for', () => {
    render(<FullPageSpinner label="Loading..." />);
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy();
  });
});
