import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Sheet, SheetContent } from './sheet.js';

describeConformance('sheet', (probe) => (
  <Sheet open>
    <SheetContent title="Menu" {...probe} />
  </Sheet>
));

describe('Sheet', () => {
  afterEach(cleanup);

  it('asks to close when its close button is pressed', async () => {
    const onOpenChange = vi.fn();
    render(
      <Sheet open onOpenChange={onOpenChange}>
        <SheetContent title="Menu" closeLabel="Fermer" />
      </Sheet>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('exposes its side as a data attribute', () => {
    render(
      <Sheet open>
        <SheetContent side="right" title="Menu" />
      </Sheet>,
    );
    expect(screen.getByRole('dialog', { name: 'Menu' }).dataset['side']).toBe('right');
  });
});
