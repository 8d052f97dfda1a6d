import { act } from '@testing-library/react';
import { lazy, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PagePart, partsHydrated } from './page-part.js';

let container: HTMLElement;
let root: Root | undefined;
let problems: unknown[];
let time: string;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('main'));
  problems = [];
  time = 'just now';
});
afterEach(() => {
  act(() => root?.unmount());
  container.remove();
});

const Time = () => <p>{time}</p>;
const page = (part: ReactNode) => (
  <>
    <h1>Dashboard</h1>
    <PagePart fallback={null}>{part}</PagePart>
  </>
);

/** Renders a page on the server, and hydrates it here with a part whose code comes later. */
async function hydrateLate() {
  let come = (): void => undefined;
  const code = new Promise<{ default: ComponentType }>((resolve) => {
    come = () => resolve({ default: Time });
  });
  const Late = lazy(() => code);
  container.innerHTML = renderToString(page(<Time />));
  await act(async () => {
    root = hydrateRoot(container, page(<Late />), { onRecoverableError: (error) => problems.push(error) });
  });
  let done = false;
  const hydrated = partsHydrated().then(() => void (done = true));
  return { come, hydrated, isDone: () => done };
}

it('waits for the hydration of a part whose code loads late', async () => {
  const { come, hydrated, isDone } = await hydrateLate();
  await act(async () => undefined);
  expect(isDone()).toBe(false);
  expect(container.textContent).toBe('Dashboardjust now');
  await act(async () => come());
  await hydrated;
  time = '1 hour ago';
  expect(problems).toEqual([]);
  expect(container.textContent).toBe('Dashboardjust now');
});

it('causes a hydration error when the time changes before a late part is hydrated', async () => {
  const { come, hydrated } = await hydrateLate();
  time = '1 hour ago';
  await act(async () => come());
  await hydrated;
  expect(problems.map(String)).toEqual([expect.stringContaining('Hydration failed')]);
});

it('does not wait for a part that has left the page', async () => {
  const { hydrated, isDone } = await hydrateLate();
  act(() => root?.render(<h1>Another page</h1>));
  await hydrated;
  expect(isDone()).toBe(true);
});

it('resolves immediately when the browser renders the part itself', async () => {
  container.innerHTML = renderToString(<h1>Dashboard</h1>);
  await act(async () => {
    root = hydrateRoot(container, <h1>Dashboard</h1>);
  });
  act(() => root?.render(page(<Time />)));
  await partsHydrated();
  expect(container.textContent).toBe('Dashboardjust now');
});
