import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dark, smallPhone } from '../../../test/screen-states.js';
import { createFakeReader } from '../../testing/fake-reader.js';

import type { ViewerOnScene } from '../../testing/story-campus.js';
import { withCampus } from '../../testing/with-campus.js';
import { ReaderDialog } from './reader-dialog.js';
import { aListing } from '../../testing/listing-fixtures.js';

const NAME = 'MATH 223 past questions.pdf';
/** Listing of the scene, as Akosua's page loads it. */
const args = async ({ client, id }: ViewerOnScene) => ({
  listing: (await client.hives.get({ id: id('notes') })).data,
});
const unreachable = { 'files.download': 'offline' } as const;
const failing = (problem: 'damaged' | 'locked' | 'too-large' | 'failed') => ({
  campus: { reader: createFakeReader({ problem }) },
});

const meta = {
  id: 'screens-study-reader',
  title: 'Screens/Buy/Study/Reader',
  component: ReaderDialog,
  decorators: [withCampus],
  parameters: { campus: { scene: 'study file', viewer: 'Akosua Mensah', args } },
  args: { listing: aListing(0, { hiveTypeId: 'archive' }), onClose: fn() },
} satisfies Meta<typeof ReaderDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step(
      'given an open PDF, then its first page is drawn, with its text for screen readers',
      async () => {
        await expect(await screen.findByRole('listitem', { name: 'Page 1 of 3' })).toBeVisible();
        await expect(await screen.findByText('Vectors and matrices')).toBeInTheDocument();
      },
    );
    const pages = screen.getByRole('region', { name: NAME });
    await step(
      'when keys are pressed, then the reader turns to the next, last, previous and first page',
      async () => {
        pages.focus();
        for (const [key, page] of [
          ['PageDown', 2],
          ['End', 3],
          ['PageUp', 2],
          ['Home', 1],
        ] as const) {
          await userEvent.keyboard(`{${key}}`);
          await waitFor(() => expect(screen.getByText(`Page ${page} of 3`)).toBeInTheDocument());
        }
      },
    );
    await step('when Zoom in is pressed, then the zoom level rises to 125%', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
      await expect(screen.getByText('125%')).toBeVisible();
    });
    await step('when Close is pressed, then the reader closes', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};
export const Loading: Story = {
  parameters: { campus: { reader: createFakeReader({ problem: 'waiting' }) } },
};
const reader = createFakeReader();
/** Previously opened file, read offline. */
export const KeptOffline: Story = {
  parameters: { campus: { failures: unreachable, reader: reader } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await expect(await screen.findByText('Vectors and matrices')).toBeInTheDocument();
    await expect(reader.opened.at(-1)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), null]);
  },
};
export const Offline: Story = {
  parameters: { campus: { failures: unreachable, reader: createFakeReader({ problem: 'offline' }) } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await expect(await screen.findByText(/You’re offline, and this file isn’t saved/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText(/You’re offline, and this file isn’t saved/)).toBeVisible();
  },
};
const revoked = createFakeReader();
/** Access revoked: the stored copy is deleted. */
export const Gone: Story = {
  parameters: {
    campus: { failures: { 'files.download': { code: 'not_found' } }, reader: revoked },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await expect(await screen.findByText('This file no longer exists.')).toBeVisible();
    await expect(revoked.opened).toEqual([]);
    await expect(revoked.forgotten).toHaveLength(1);
  },
};
export const Failed: Story = { parameters: failing('failed') };
export const Damaged: Story = { parameters: failing('damaged') };
export const Locked: Story = { parameters: failing('locked') };
export const TooLarge: Story = { parameters: failing('too-large') };
export const French: Story = { globals: { locale: 'fr' }, tags: ['!test'] };
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
