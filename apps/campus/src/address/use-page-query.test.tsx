import { act, cleanup, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { usePageQuery } from './use-page-query.js';

beforeEach(() => window.history.replaceState(null, '', '/dashboard/stalls?show=all'));
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const open = () => renderHook(() => usePageQuery(), { wrapper: BrowserRouter }).result;
const address = () => window.location.pathname + window.location.search;

it('reads the parameters of the URL, and changes them', () => {
  const page = open();
  expect(page.current[0].get('show')).toBe('all');
  act(() => page.current[1]({ q: 'rice' }, { replace: true }));
  expect(page.current[0].get('q')).toBe('rice');
  expect(address()).toBe('/dashboard/stalls?q=rice');
});

it('drops a change that comes after the URL of the next page', () => {
  const page = open();
  window.history.pushState(null, '', '/dashboard/hives/stall/1');
  act(() => page.current[1]({ q: 'rice' }, { replace: true }));
  expect(address()).toBe('/dashboard/hives/stall/1');
});
