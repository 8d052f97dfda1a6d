import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { choices } from './choices.js';
import { forms } from './forms.js';
import { menus } from './menus.js';
import { overlays } from './overlays.js';
import { toasts } from './toasts.js';
import type { Usage } from './usage.js';
import { views } from './views.js';

const usages: readonly Usage[] = [...overlays, ...menus, ...views, ...forms, ...choices, ...toasts];

/** Usages that hosts know from Radix. The compiler checks their props, and these tests the effect. */
describe('typical usages of the primitives', () => {
  afterEach(() => {
    cleanup();
    vi.clearAllMocks();
  });

  it('have unique names', () => {
    expect(new Set(usages.map(({ name }) => name)).size).toBe(usages.length);
  });

  it.each(usages)('take effect: $name', async ({ ui, check }) => {
    render(ui);
    await check();
  });
});
