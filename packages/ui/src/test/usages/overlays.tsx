import { expect, vi } from 'vitest';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlertDialog } from '../../alert-dialog/index.js';
import { Button } from '../../button/index.js';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../dialog/index.js';
import { Popover, PopoverAnchor, PopoverClose, PopoverContent, PopoverTrigger } from '../../popover/index.js';
import { Sheet, SheetClose, SheetContent, SheetTrigger } from '../../sheet/index.js';
import { Tooltip, TooltipProvider } from '../../tooltip/index.js';
import { part, type Usage } from './usage.js';

const keepOpen = vi.fn((event: Event) => event.preventDefault());
const onOpenChange = vi.fn();
const onOpenAutoFocus = vi.fn((event: Event) => {
  event.preventDefault();
  screen.getByRole('textbox').focus();
});
const onConfirm = vi.fn(() => Promise.resolve());

/** Usages of dialogs, sheets, popovers and tooltips. */
export const overlays: readonly Usage[] = [
  {
    name: 'Dialog that leaves the page usable (modal)',
    ui: (
      <Dialog defaultOpen modal={false}>
        <DialogContent title="Filters">Body</DialogContent>
      </Dialog>
    ),
    check() {
      expect(part('dialog-overlay', { missing: true })).toBeNull();
      expect(document.body.style.pointerEvents).toBe('');
    },
  },
  {
    name: 'Dialog that Escape does not close (onEscapeKeyDown)',
    ui: (
      <Dialog defaultOpen>
        <DialogContent title="Filters" onEscapeKeyDown={keepOpen}>
          Body
        </DialogContent>
      </Dialog>
    ),
    async check() {
      await userEvent.keyboard('{Escape}');
      expect(keepOpen).toHaveBeenCalledOnce();
      expect(screen.getByRole('dialog')).toBeTruthy();
    },
  },
  {
    name: 'Dialog that a press outside does not close (onInteractOutside)',
    ui: (
      <Dialog defaultOpen>
        <DialogContent title="Filters" onInteractOutside={keepOpen} onPointerDownOutside={vi.fn()}>
          Body
        </DialogContent>
      </Dialog>
    ),
    async check() {
      // Radix listens for presses from the next task on.
      await waitFor(() => {
        fireEvent.pointerDown(document.body);
        fireEvent.click(document.body);
        expect(keepOpen).toHaveBeenCalled();
      });
      expect(screen.getByRole('dialog')).toBeTruthy();
    },
  },
  {
    name: 'Dialog that waits for the click of a press outside (deferPointerDownOutside)',
    ui: (
      <Dialog defaultOpen onOpenChange={onOpenChange}>
        <DialogContent title="Filters" deferPointerDownOutside>
          Body
        </DialogContent>
      </Dialog>
    ),
    async check() {
      // Radix listens for presses from the next task on.
      await waitFor(() => {
        fireEvent.pointerDown(document.body);
        expect(onOpenChange).not.toHaveBeenCalled();
        fireEvent.click(document.body);
        expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
      });
    },
  },
  {
    name: 'Dialog whose first focus is a field (onOpenAutoFocus)',
    ui: (
      <Dialog defaultOpen>
        <DialogContent title="Filters" onOpenAutoFocus={onOpenAutoFocus}>
          <input aria-label="Name" />
        </DialogContent>
      </Dialog>
    ),
    check() {
      expect(document.activeElement).toBe(screen.getByRole('textbox'));
    },
  },
  {
    name: 'Dialog that sends the focus elsewhere when it closes (onCloseAutoFocus)',
    ui: (
      <>
        <button type="button">Elsewhere</button>
        <Dialog>
          <DialogTrigger>Open</DialogTrigger>
          <DialogContent
            title="Filters"
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              screen.getByText('Elsewhere').focus();
            }}
          >
            Body
          </DialogContent>
        </Dialog>
      </>
    ),
    async check() {
      await userEvent.click(screen.getByText('Open'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Elsewhere')));
    },
  },
  {
    name: 'DialogTrigger and DialogClose as buttons of their own, and asChild',
    ui: (
      <Dialog>
        <DialogTrigger className="mt-4" data-probe="trigger">
          Open
        </DialogTrigger>
        <DialogContent title="Filters">
          <DialogClose asChild>
            <Button variant="outline">Done</Button>
          </DialogClose>
        </DialogContent>
      </Dialog>
    ),
    async check() {
      expect(part('dialog-trigger')?.dataset['probe']).toBe('trigger');
      await userEvent.click(screen.getByRole('button', { name: 'Open' }));
      await userEvent.click(screen.getByRole('button', { name: 'Done' }));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  },
  {
    name: 'Sheet with its own trigger, footer and close button, in a container',
    ui: (
      <Sheet>
        <SheetTrigger>Menu</SheetTrigger>
        <SheetContent
          title="Menu"
          description="Places"
          side="right"
          container={document.body}
          footer={<SheetClose>Done</SheetClose>}
        />
      </Sheet>
    ),
    async check() {
      await userEvent.click(screen.getByText('Menu'));
      expect(screen.getByRole('dialog').textContent).toContain('Places');
      await userEvent.click(screen.getByText('Done'));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  },
  {
    name: 'AlertDialog with a trigger, uncontrolled, with a promise',
    ui: (
      <AlertDialog
        trigger={<Button>Delete</Button>}
        title="Delete?"
        confirmLabel="Delete it"
        cancelLabel="Keep it"
        className="max-w-xs"
        data-probe="alert"
        {...{ onConfirm, onOpenChange }}
      />
    ),
    async check() {
      await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
      expect(screen.getByRole('alertdialog').dataset['probe']).toBe('alert');
      await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(onConfirm).toHaveBeenCalledOnce();
      expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
    },
  },
  {
    name: 'AlertDialog that Escape does not close, with content of its own',
    ui: (
      <AlertDialog
        defaultOpen
        title="Delete?"
        confirmLabel="Delete it"
        cancelLabel="Keep it"
        onConfirm={onConfirm}
        onEscapeKeyDown={keepOpen}
      >
        <input aria-label="Reason" />
      </AlertDialog>
    ),
    async check() {
      await userEvent.keyboard('{Escape}');
      expect(screen.getByRole('alertdialog').contains(screen.getByRole('textbox'))).toBe(true);
    },
  },
  {
    name: 'Popover at an anchor, modal, with a side and offsets',
    ui: (
      <Popover defaultOpen modal>
        <PopoverAnchor asChild>
          <span>Anchor</span>
        </PopoverAnchor>
        <PopoverTrigger>Open</PopoverTrigger>
        <PopoverContent
          label="Details"
          side="right"
          sideOffset={20}
          alignOffset={4}
          onEscapeKeyDown={keepOpen}
          onOpenAutoFocus={onOpenAutoFocus}
        >
          <input aria-label="Name" />
          <PopoverClose className="mt-2">Done</PopoverClose>
        </PopoverContent>
      </Popover>
    ),
    async check() {
      await userEvent.keyboard('{Escape}');
      expect(screen.getByRole('dialog', { name: 'Details' })).toBeTruthy();
      expect(document.activeElement).toBe(screen.getByRole('textbox'));
      await userEvent.click(screen.getByText('Done'));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  },
  {
    name: 'Tooltip under control, with a delay, an offset and Escape',
    ui: (
      <TooltipProvider delayDuration={0} skipDelayDuration={0}>
        <Tooltip
          content="Ends at noon"
          open
          onOpenChange={onOpenChange}
          delayDuration={100}
          sideOffset={12}
          disableHoverableContent
          onEscapeKeyDown={vi.fn()}
        >
          <Button>Sale</Button>
        </Tooltip>
      </TooltipProvider>
    ),
    async check() {
      expect(part('tooltip')?.textContent).toContain('Ends at noon');
      await userEvent.keyboard('{Escape}');
      expect(onOpenChange).toHaveBeenLastCalledWith(false);
      expect(part('tooltip')).not.toBeNull();
    },
  },
];
