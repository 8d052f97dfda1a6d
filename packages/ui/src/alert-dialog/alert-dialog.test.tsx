import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AlertDialog, type AlertDialogProps } from './alert-dialog.js';

describe('AlertDialog', () => {
  afterEach(cleanup);

  function mount(props: Partial<AlertDialogProps> = {}) {
    const onConfirm = vi.fn();
    const onOpenChange = vi.fn();
    render(
      <AlertDialog
        open
        title="Delete?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        {...{ onConfirm, onOpenChange }}
        {...props}
      />,
    );
    return { onConfirm, onOpenChange };
  }

  it('focuses the cancel button when it opens', () => {
    mount();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' }));
  });

  it('calls onConfirm and leaves the closing to the caller', async () => {
    const { onConfirm, onOpenChange } = mount();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('asks to close, without confirming, when the user cancels', async () => {
    const { onConfirm, onOpenChange } = mount();
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('ignores Escape and the cancel button while loading', async () => {
    const { onOpenChange } = mount({ loading: true, loadingLabel: 'Deleting...' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
