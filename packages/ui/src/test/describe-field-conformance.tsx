import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement, RefCallback } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

/** Props that every field must pass on. */
export interface FieldProbe {
  label: string;
  ref: RefCallback<Element>;
  className: string;
  id: string;
  name: string;
  'data-probe': string;
  'aria-describedby': string;
  description?: string;
  error?: string;
}

/**
 * Tests the contract of every field: `ref` and rest props reach the control, as form libraries expect; `className` styles the whole
 * field; label, help and error are tied to the control. `slot` is the field's name; a field `within` another root passes that name, too.
 */
export function describeFieldConformance(
  slot: string,
  ui: (probe: FieldProbe) => ReactElement,
  { within }: { within?: string } = {},
): void {
  describe(`${slot} conforms`, () => {
    afterEach(cleanup);

    function mount(more: { description?: string; error?: string } = {}): {
      form: HTMLFormElement | null;
      outer: Element | null;
      root: Element | null;
      control: HTMLElement;
      received: Element | null;
    } {
      let received: Element | null = null;
      const { container } = render(
        <form>
          {ui({
            label: 'Probe',
            ref: (element) => {
              if (element) received = element;
            },
            className: 'probe-class',
            id: 'probe',
            name: 'probed',
            'data-probe': 'given',
            'aria-describedby': 'elsewhere',
            ...more,
          })}
        </form>,
      );
      const form = container.querySelector('form');
      const outer = form?.firstElementChild ?? null;
      const root = within === undefined ? outer : (outer?.querySelector(`[data-slot=${slot}]`) ?? null);
      return { form, outer, root, control: screen.getByLabelText('Probe'), received };
    }

    it('gives the ref its control', () => {
      const { control, received } = mount();
      expect(received).toBe(control);
    });

    it('puts rest props on its control', () => {
      const { control } = mount();
      expect([control.id, control.dataset['probe']]).toEqual(['probe', 'given']);
    });

    it('takes part in its form under its name', () => {
      const { form } = mount();
      expect(form?.elements.namedItem('probed')).not.toBeNull();
    });

    it('places the whole field by its class name', () => {
      expect([...(mount().outer?.classList ?? [])]).toContain('probe-class');
    });

    it('names root and control by data-slot', () => {
      const { outer, root, control } = mount();
      expect(outer?.getAttribute('data-slot')).toBe(within ?? slot);
      expect([root?.getAttribute('data-slot'), control.dataset['slot']]).toEqual([slot, `${slot}-control`]);
    });

    it('ties help and error to the control, after what the caller names', () => {
      const { control } = mount({ description: 'Help.', error: 'Wrong.' });
      const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(ids[0]).toBe('elsewhere');
      expect(ids.slice(1).map((id) => document.getElementById(id)?.textContent)).toEqual(['Help.', 'Wrong.']);
    });

    it('is invalid only with an error', () => {
      expect(mount().control.getAttribute('aria-invalid')).toBeNull();
      cleanup();
      const { root, control } = mount({ error: 'Wrong.' });
      expect([root?.hasAttribute('data-invalid'), control.getAttribute('aria-invalid')]).toEqual([
        true,
        'true',
      ]);
    });

    it('has the live region before the error comes, so that it is read out', () => {
      expect(mount().root?.querySelector('[aria-live=polite]')).not.toBeNull();
    });
  });
}
