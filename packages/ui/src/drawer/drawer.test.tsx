// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Drawer } from './drawer.js';

describeConformance('drawer', (probe) => (
  <Drawer open onOpenChange={() => undefined} title="Menu" {...probe} />
));

describe('Drawer', () => {
  afterEach(cleanup);

  it('asks to be closed by its cross', async () => {
    const onOpenChange = vi.fn();
    render(<Drawer open onOpenChange={onOpenChange} title="Menu" closeLabel="Fermer" />);
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith({ open: false });
  });

  it('says from which side it comes', () => {
    render(<Drawer open onOpenChange={() => undefined} side="right" title="Menu" />);
    expect(screen.getByRole('dialog', { name: 'Menu' }).dataset['side']).toBe('right');
  });
});
