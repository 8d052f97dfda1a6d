// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Container } from './container.js';

describeConformance('container', (probe) => <Container {...probe} />);

describe('Container', () => {
  afterEach(cleanup);

  it('turns its only child into the container', () => {
    render(
      <Container asChild width="text">
        <main />
      </Container>,
    );
    expect(screen.getByRole('main').dataset['width']).toBe('text');
  });
});
