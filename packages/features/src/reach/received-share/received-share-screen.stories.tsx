import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aPhotoFile } from '../../../test/on-scene.js';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { createFakeDevice } from '../../testing/fake-device.js';
import { memoryDraftFiles } from '../../testing/memory-storage.js';
import { withCampus } from '../../testing/with-campus.js';
import type { ReceivedShare } from '../../kernel/index.js';
import { ReceivedShareScreen } from './received-share-screen.js';

const NONE = { type: 0, size: 0, many: 0 };
const share = (change: Partial<ReceivedShare> = {}): ReceivedShare => ({
  ...{ title: '', text: 'Desk lamp, hardly used', url: '', leftOut: NONE },
  pictures: [aPhotoFile('lamp.png'), aPhotoFile('side.png')],
  ...change,
});
const received = (content: ReceivedShare | null) => ({ device: createFakeDevice({ received: content }) });

const meta = {
  id: 'screens-received-share',
  title: 'Screens/Sell and earn/Received share',
  component: ReceivedShareScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // Ama has a stall, and a chat with Kofi.
    campus: { scene: 'open stall', viewer: 'Ama Owusu', ...received(share()) },
  },
} satisfies Meta<typeof ReceivedShareScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PicturesAndText: Story = {
  play: async ({ canvas, step }) => {
    await step(
      'given a share of two pictures and a text, then both are shown with the places to use them',
      async () => {
        await expect(await canvas.findByRole('img', { name: 'Picture 2' })).toBeVisible();
        await expect(canvas.getByText('Desk lamp, hardly used')).toBeVisible();
        await expect(await canvas.findByRole('button', { name: /^Add to my stall/ })).toBeVisible();
      },
    );
  },
};

const files = memoryDraftFiles();
const sold = createFakeDevice({ received: share() });
export const Sells: Story = {
  parameters: { campus: { device: sold, files } },
  play: async ({ canvas, step }) => {
    await step(
      'when Sell it is pressed, then the draft of the listing has the pictures, and the share is cleared',
      async () => {
        files.stored.clear();
        await userEvent.click(await canvas.findByRole('button', { name: /^Sell it/ }));
        await waitFor(() =>
          expect([...files.stored.values()].map(({ name }) => name)).toEqual(['lamp.png', 'side.png']),
        );
        await waitFor(async () => expect(await sold.received.read()).toBeNull());
      },
    );
  },
};

const kept = createFakeDevice({ received: share() });
export const NoRoomOnThePhone: Story = {
  parameters: { campus: { device: kept, files: memoryDraftFiles({ full: true }) } },
  play: async ({ canvas, step }) => {
    await step(
      'when the phone has no room for the pictures, then a message says so, and the share stays',
      async () => {
        await userEvent.click(await canvas.findByRole('button', { name: /^Sell it/ }));
        await expect(await canvas.findByText(/Your phone has no room/)).toBeVisible();
        await expect(await kept.received.read()).not.toBeNull();
      },
    );
  },
};

export const TextOnly: Story = { parameters: { campus: received(share({ pictures: [] })) } };
export const SomeLeftOut: Story = {
  parameters: { campus: received(share({ leftOut: { type: 1, size: 2, many: 3 } })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1 file is not a picture/)).toBeVisible();
  },
};
export const NothingUsable: Story = {
  parameters: { campus: received(share({ text: '', pictures: [], leftOut: { ...NONE, type: 1 } })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'There was nothing in it' })).toBeVisible();
  },
};
export const UsedAlready: Story = { parameters: { campus: received(null) } };
export const Lost: Story = {
  args: { isLost: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Please share it again/)).toBeVisible();
  },
};
export const Discarded: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Discard' }));
    await expect(await canvas.findByRole('heading', { name: 'Nothing to share' })).toBeVisible();
  },
};
export const ChatsNotLoaded: Story = { parameters: { campus: { failures: { 'threads.list': 'broken' } } } };
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };

/** A text of the longest length, without spaces. */
export const LongWords: Story = {
  parameters: { campus: received(share({ text: 'Supercalifragilistic'.repeat(60) })) },
};
