import { cleanup, render } from '@testing-library/react';
import type { ReactElement, RefCallback } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

/** Props that every kit component must pass to its root element. */
export interface ConformanceProbe {
  ref: RefCallback<Element>;
  className: string;
  id: string;
  'data-probe': string;
}

/**
 * Tests the contract of every kit component: `ref`, `className` and rest props reach the root, and the root has its `data-slot`. `ui`
 * spreads the probe on the component; `slot` is the root's name; a part that `ownsId` sets its own id for its label.
 */
export function describeConformance(
  slot: string,
  ui: (probe: ConformanceProbe) => ReactElement,
  { ownsId = false }: { ownsId?: boolean } = {},
): void {
  describe(`${slot} conforms`, () => {
    afterEach(cleanup);

    function mount(): { root: Element; received: Element | null } {
      let received: Element | null = null;
      render(
        ui({
          ref: (element) => {
            if (element) received = element;
          },
          className: 'probe-class',
          id: 'probe',
          'data-probe': 'given',
        }),
      );
      const root = document.querySelector('[data-probe]');
      if (!root) throw new Error(`${slot} lost what was given to it: rest props must reach the root.`);
      if (!ownsId && root.id !== 'probe') throw new Error(`${slot} lost the id that was given to it.`);
      return { root, received };
    }

    it('gives the ref its root', () => {
      const { root, received } = mount();
      expect(received).toBe(root);
    });

    it('puts rest props on its root', () => {
      expect(mount().root.getAttribute('data-probe')).toBe('given');
    });

    it('joins the given class name with its own', () => {
      expect([...mount().root.classList]).toContain('probe-class');
    });

    it('has each element with classes inside of an element with a data-slot, to which its style sheet applies', () => {
      mount();
      const outside = [...document.body.querySelectorAll('[class]')].filter(
        (element) => element.closest('[data-slot]') === null,
      );
      expect(outside.map((element) => element.outerHTML)).toEqual([]);
    });

    it('names its root by data-slot', () => {
      expect(mount().root.getAttribute('data-slot')).toBe(slot);
    });
  });
}
