// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Carousel } from './carousel.js';

const words = {
  label: 'Photos',
  previous: 'Previous photo',
  next: 'Next photo',
  slide: (number: number, count: number) => `Photo ${number} of ${count}`,
  show: (number: number) => `Show photo ${number}`,
};

// jsdom observes and measures nothing; swiping is tested in the stories.
class Observer {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
beforeAll(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterAll(() => vi.unstubAllGlobals());

describeConformance('carousel', (probe) => (
  <Carousel words={words} {...probe}>
    <p>One</p>
  </Carousel>
));

describe('Carousel', () => {
  afterEach(cleanup);

  it('has nothing to press when there is one slide', () => {
    render(
      <Carousel words={words}>
        <p>One</p>
      </Carousel>,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps the slides that are not shown from screen readers and keyboards', () => {
    render(
      <Carousel words={words}>
        <p>One</p>
        <p>Two</p>
      </Carousel>,
    );
    expect(screen.getByRole('group', { name: 'Photo 1 of 2' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Photo 2 of 2' })).toBeNull();
    expect(screen.getByText('Two').closest('[inert]')).not.toBeNull();
  });
});
