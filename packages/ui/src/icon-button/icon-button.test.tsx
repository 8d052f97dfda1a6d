import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { IconButton } from './icon-button.js';

describeConformance('icon-button', (probe) => (
  <IconButton label="Notifications" {...probe}>
    <svg />
  </IconButton>
));

describe('IconButton', () => {
  afterEach(cleanup);

  it('appends its count to its accessible name', () => {
    render(
      <IconButton label="Notifications" badge={3}>
        <svg />
      </IconButton>,
    );
    expect(screen.getByRole('button', { name: 'Notifications, 3' }).textContent).toBe('3');
  });

  it('shows no count at 0', () => {
    render(
      <IconButton label="Notifications" badge={0}>
        <svg />
      </IconButton>,
    );
    expect(screen.getByRole('button', { name: 'Notifications' }).textContent).toBe('');
  });

  it('names its child link by label and count with asChild', () => {
    render(
      <IconButton label="Search" asChild badge={120}>
        <a href="#search">
          <svg />
        </a>
      </IconButton>,
    );
    expect(screen.getByRole('link', { name: 'Search, 99+' }).textContent).toBe('99+');
  });
});
