import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LazyOnVisible } from './lazy-on-visible.js';

const scrollNear = vi.fn<(isIntersecting: boolean) => void>();
class Observer {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    scrollNear.mockImplementation((isIntersecting) => report([{ isIntersecting }]));
  }
  observe = vi.fn();
  disconnect = vi.fn();
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('renders its children once their place comes near the window', () => {
  vi.stubGlobal('IntersectionObserver', Observer);
  render(<LazyOnVisible>More books</LazyOnVisible>);
  act(() => scrollNear(false));
  expect(screen.queryByText('More books')).toBeNull();
  act(() => scrollNear(true));
  expect(screen.getByText('More books')).toBeTruthy();
});

it('keeps a screenful where something stands below, until they are there', () => {
  vi.stubGlobal('IntersectionObserver', Observer);
  const { container } = render(<LazyOnVisible reserved>More books</LazyOnVisible>);
  expect(container.firstElementChild?.className).toBe('min-h-dvh');
  act(() => scrollNear(true));
  expect(container.firstElementChild?.className).toBe('');
});

it('renders its children in a browser without an observer', () => {
  expect('IntersectionObserver' in window).toBe(false);
  render(<LazyOnVisible>More books</LazyOnVisible>);
  expect(screen.getByText('More books')).toBeTruthy();
});
