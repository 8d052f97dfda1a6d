import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Breadcrumb, Breadcrumbs } from './breadcrumbs.js';

describeConformance('breadcrumbs', (probe) => (
  <Breadcrumbs {...probe}>
    <Breadcrumb current>Help</Breadcrumb>
  </Breadcrumbs>
));
describeConformance('breadcrumb', (probe) => (
  <Breadcrumb href="/help" {...probe}>
    Help
  </Breadcrumb>
));

describe('Breadcrumbs', () => {
  afterEach(cleanup);

  it('links to the pages above, and marks the current page, which is no link', () => {
    render(
      <Breadcrumbs label="You are here">
        <Breadcrumb asChild>
          <a href="/help">Help</a>
        </Breadcrumb>
        <Breadcrumb current>Paying</Breadcrumb>
      </Breadcrumbs>,
    );
    expect(screen.getByRole('navigation', { name: 'You are here' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/help']);
    expect(screen.getByText('Paying').getAttribute('aria-current')).toBe('page');
  });
});
