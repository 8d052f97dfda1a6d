import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageError } from './page-error.js';

const reload = vi.fn();

/** Sets how the page was loaded, and whether the device has a network. */
function given({ type = 'navigate', age = 1_000, onLine = true } = {}): void {
  vi.stubGlobal('location', { reload });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign({} as PerformanceEntry, { type }),
  ]);
  vi.spyOn(performance, 'now').mockReturnValue(age);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
}

beforeEach(() => {
  document.documentElement.lang = 'en';
  // Silences React's report of the error.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  reload.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const FAILED = 'This page could not be loaded';
/** The page's heading, which names the tab. */
const failure = () => screen.getByRole('heading', { level: 1, name: FAILED });

function Page({ broken }: { broken: boolean }) {
  if (broken) throw new Error('Its code is gone.');
  return <h1>Your listings</h1>;
}

const Whole = ({ broken = true }) => (
  <PageError>
    <Page broken={broken} />
  </PageError>
);
const InFrame = ({ at, broken = true }: { at: string; broken?: boolean }) => (
  <PageError at={at}>
    <Page broken={broken} />
  </PageError>
);

it('leaves a working page unchanged', () => {
  given();
  render(<Whole broken={false} />);
  expect(screen.getByRole('heading', { name: 'Your listings' }).isConnected).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads a crashed page once, and shows no failure during the reload', () => {
  given();
  render(<Whole />);
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.queryByText(FAILED)).toBeNull();
});

it('announces the reload in the language of the page', () => {
  given();
  document.documentElement.lang = 'fr';
  render(<Whole />);
  expect(screen.getByRole('status', { name: 'Chargement...' }).isConnected).toBe(true);
});

it('shows advice when a page crashes right after a reload', () => {
  given({ type: 'reload' });
  render(<Whole />);
  expect(reload).not.toHaveBeenCalled();
  expect(failure().closest('main')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads a page again when its last reload was long ago', () => {
  given({ type: 'reload', age: 6 * 60_000 });
  render(<Whole />);
  expect(reload).toHaveBeenCalledOnce();
});

it('waits while the network is offline, and reloads when it is back', () => {
  given({ onLine: false });
  render(<Whole />);
  expect(screen.getByText('You are offline').isConnected).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  fireEvent(window, new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads on browser navigation while the failure is shown, but not after it is removed', () => {
  given({ type: 'reload' });
  const { unmount } = render(<Whole />);
  fireEvent(window, new Event('popstate'));
  expect(reload).toHaveBeenCalledOnce();
  unmount();
  for (const name of ['popstate', 'online']) fireEvent(window, new Event(name));
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps the surrounding frame, and tries again when the address changes', () => {
  given({ type: 'reload' });
  const { rerender } = render(<InFrame at="/my-listings" />);
  expect(failure().closest('main')).toBeNull();
  fireEvent(window, new Event('popstate'));
  expect(reload).not.toHaveBeenCalled();
  rerender(<InFrame at="/my-listings" broken={false} />);
  expect(failure().isConnected).toBe(true);
  rerender(<InFrame at="/messages" broken={false} />);
  expect(screen.getByRole('heading', { name: 'Your listings' }).isConnected).toBe(true);
  // An error of the old page does not affect the new one.
  fireEvent(window, new Event('online'));
  expect(reload).not.toHaveBeenCalled();
});
