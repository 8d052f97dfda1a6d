import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './dialog.js';

describeConformance('dialog', (probe) => (
  <Dialog defaultOpen>
    <DialogContent title="Filters" {...probe} />
  </Dialog>
));

describe('Dialog', () => {
  afterEach(cleanup);

  it('opens by its trigger and closes by a close button inside', async () => {
    const onOpenChange = vi.fn();
    render(
      <Dialog onOpenChange={onOpenChange}>
        <DialogTrigger asChild>
          <button>Filters</button>
        </DialogTrigger>
        <DialogContent title="Filters">
          <DialogClose asChild>
            <button>Done</button>
          </DialogClose>
        </DialogContent>
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  });

  it('has aria-describedby only when it has a description', () => {
    const { rerender } = render(
      <Dialog open>
        <DialogContent title="Filters" description="Narrow it down." />
      </Dialog>,
    );
    const described = () => screen.getByRole('dialog', { name: 'Filters' }).getAttribute('aria-describedby');
    expect(document.getElementById(described() ?? '')?.textContent).toBe('Narrow it down.');
    rerender(
      <Dialog open>
        <DialogContent title="Filters" />
      </Dialog>,
    );
    expect(described()).toBeNull();
  });

  it('takes the focus when it opens, and returns it to the button that opened it without a DialogTrigger', async () => {
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>Open</button>
          <Dialog open={open} onOpenChange={setOpen}>
            <DialogContent title="Filters" />
          </Dialog>
        </>
      );
    }
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });
});
