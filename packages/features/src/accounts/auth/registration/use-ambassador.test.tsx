// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createStoryCampus } from '../../../testing/story-campus.js';
import { useAmbassador } from './use-ambassador.js';
import { StoryProvider } from '../../../testing/story-provider.js';

it('remembers the ambassador code of a link for pages opened later on the device', () => {
  const campus = createStoryCampus({ session: { status: 'anonymous' } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoryProvider campus={campus}>{children}</StoryProvider>
  );
  const read = (code?: string) => renderHook(() => useAmbassador(code), { wrapper }).result.current();
  expect(read()).toBeUndefined();
  expect(read('KOFI1234')).toBe('KOFI1234');
  expect(read()).toBe('KOFI1234');
  expect(read('AMA56789')).toBe('AMA56789');
  expect(read()).toBe('AMA56789');
});
