import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { ToastProvider } from './toast.js';
import { type ToastContent, useToast } from './toast-context.js';

const onUndo = fn();

const saved: ToastContent = { tone: 'success', title: 'Saved' };
const removed: ToastContent = {
  title: 'Removed from saved',
  action: { label: 'Undo', onPress: onUndo },
};
const failed: ToastContent = {
  tone: 'danger',
  title: 'Message not sent',
  description: 'You are offline. It is sent as soon as you are back.',
};
const updated: ToastContent = {
  tone: 'success',
  title: 'Listing updated',
  description: 'HP EliteBook 840 G6, 16 GB, charger included',
};

function Buttons(): ReactElement {
  const { toast, dismiss } = useToast();
  return (
    <div className="flex flex-wrap gap-2 pt-64">
      <Button variant="outline" onClick={() => toast(saved)}>
        Save
      </Button>
      <Button variant="outline" onClick={() => toast(removed)}>
        Remove
      </Button>
      <Button variant="outline" onClick={() => toast(failed)}>
        Send
      </Button>
      <Button variant="ghost" onClick={() => dismiss()}>
        Dismiss all
      </Button>
    </div>
  );
}

function AtOnce({ toasts }: { toasts: readonly ToastContent[] }): null {
  const { toast } = useToast();
  useEffect(() => toasts.forEach(toast), [toast, toasts]);
  return null;
}

const meta = {
  id: 'kit-toast',
  title: 'Kit/Feedback/Toast',
  component: ToastProvider,
  args: { children: <Buttons /> },
  // Toasts appear in the corner of the screen, so each story has its own frame on the docs page.
  parameters: {
    contract: {
      use: 'What became of an action, in passing.',
      avoid: 'What has to be read or answered (Alert, Dialog).',
      keyboard: [
        ['F8', 'To the toasts'],
        ['Escape', 'Closes one'],
      ],
      screenReader: 'Read out politely, while the focus stays where it is.',
    },
    docs: { story: { inline: false, iframeHeight: 380 } },
  },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const NewestOnTop: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('when Save and Send are pressed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    });
    await step('then the newer toast is above the older', async () => {
      const [older, newer] = [await screen.findByText('Saved'), await screen.findByText('Message not sent')];
      await expect(newer.getBoundingClientRect().top).toBeLessThan(older.getBoundingClientRect().top);
    });
    await step('when the newer toast is pressed', () =>
      userEvent.click(screen.getByText('Message not sent')),
    );
    await step('then only the newer toast closes', async () => {
      await waitFor(() => expect(screen.queryByText('Message not sent')).toBeNull());
      await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
    });
    await step('when all toasts are dismissed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Dismiss all' })),
    );
    await step('then no toast is left', () => waitFor(() => expect(screen.queryByText('Saved')).toBeNull()));
  },
};

export const Action: Story = {
  beforeEach: () => {
    onUndo.mockClear();
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('when an item is removed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Remove' })),
    );
    await step('and Undo is pressed', async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Undo' })),
    );
    await step('then the removal is undone once, and the toast closes', async () => {
      await expect(onUndo).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByText('Removed from saved')).toBeNull());
    });
  },
};

let finish = (): void => undefined;

/** A button whose result one toast follows. */
function Publish(): ReactElement {
  const { promise } = useToast();
  function publish(): void {
    const work = new Promise<void>((resolve) => {
      finish = resolve;
    });
    void promise(work, { loading: 'Publishing...', success: 'Listing published', error: 'Not published' });
  }
  return (
    <Button variant="outline" onClick={publish}>
      Publish
    </Button>
  );
}

/** A toast follows a promise, and changes with its result. */
export const FollowsAPromise: Story = {
  args: { children: <Publish /> },
  play: async ({ canvas, step, userEvent }) => {
    await step('when Publish is pressed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Publish' })),
    );
    await step('then a toast says that the listing is being published', async () => {
      await screen.findByText('Publishing...');
    });
    await step('when the promise resolves', () => finish());
    await step('then the same toast says that the listing is published', async () => {
      await screen.findByText('Listing published');
      await expect(screen.getAllByRole('listitem')).toHaveLength(1);
    });
  },
};

/** A press does not close a toast whose `onClick` prevents it; its button does. */
export const StaysWhenPressed: Story = {
  args: {
    children: (
      <AtOnce
        toasts={[{ title: 'Code copied', duration: Infinity, onClick: (event) => event.preventDefault() }]}
      />
    ),
  },
  play: async ({ step, userEvent }) => {
    const toast = await screen.findByText('Code copied');
    await step('when the toast is pressed', () => userEvent.click(toast));
    await step('then the toast stays', () => expect(toast).toBeVisible());
    await step('when its close button is pressed', () =>
      userEvent.click(screen.getByRole('button', { name: 'Close' })),
    );
    await step('then the toast closes', () =>
      waitFor(() => expect(screen.queryByText('Code copied')).toBeNull()),
    );
  },
};

const all = [saved, updated, removed, failed];

export const Matrix: Story = { args: { children: <AtOnce toasts={all} /> } };
