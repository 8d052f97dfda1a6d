// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { ListRow } from './list-row.js';

describeConformance('list-row', (probe) => <ListRow title="Kwame Asante" {...probe} />);

describe('ListRow', () => {
  afterEach(cleanup);

  it('names its link by its title', () => {
    render(<ListRow title="Kwame Asante" description="See you at six" action={<a href="#kwame" />} />);
    expect(screen.getByRole('link', { name: 'Kwame Asante' }).getAttribute('href')).toBe('#kwame');
  });

  it('leaves what stands at its end to be pressed for itself', () => {
    render(
      <ListRow title="Kwame" action={<a href="#kwame" />} trailing={<button type="button">Mute</button>} />,
    );
    expect(screen.getByRole('link').contains(screen.getByRole('button'))).toBe(false);
  });
});
