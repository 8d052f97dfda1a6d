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

it('renders its children once their place is near the viewport', () => {
  vi.stubGlobal('IntersectionObserver', Observer);
  render(<LazyOnVisible>More books</LazyOnVisible>);
  act(() => scrollNear(false));
  expect(screen.queryByText('More books')).toBeNull();
  act(() => scrollNear(true));
  expect(screen.getByText('More books')).toBeTruthy();
});

it('reserves the height of a screen for following content until its children are rendered', () => {
  vi.stubGlobal('IntersectionObserver', Observer);
  const { container } = render(<LazyOnVisible reserved>More books</LazyOnVisible>);
  expect(container.firstElementChild?.className).toBe('min-h-dvh');
  act(() => scrollNear(true));
  expect(container.firstElementChild?.className).toBe('');
});

it('renders its children in a browser without IntersectionObserver', () => {
  expect('IntersectionObserver' in window).toBe(false);
  render(<LazyOnVisible>More books</LazyOnVisible>);
  expect(screen.getByText('More books')).toBeTruthy();
});
