// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Breadcrumbs } from './breadcrumbs.js';

const needed = {
  label: 'Breadcrumb',
  items: [
    { label: 'Hives', link: <a href="#hives" /> },
    { label: 'Essentials', link: <a href="#essentials" /> },
    { label: 'Mini fridge' },
  ],
};

describeConformance('breadcrumbs', (probe) => <Breadcrumbs {...needed} {...probe} />);

describe('Breadcrumbs', () => {
  afterEach(cleanup);

  it('links every step but the page itself', () => {
    render(<Breadcrumbs {...needed} />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Hives', 'Essentials']);
    expect(screen.getByText('Mini fridge').getAttribute('aria-current')).toBe('page');
  });
});
