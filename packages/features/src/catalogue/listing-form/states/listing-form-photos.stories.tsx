import { Button } from '@campushive/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { campusOf, failuresOf } from '../../../../test/on-scene.js';
import { largePhoto } from '../../../../test/large-photo.js';
import { memoryDraftFiles } from '../../../testing/memory-storage.js';
import { withCampus } from '../../../testing/with-campus.js';
import { PostListingScreen, type PostListingScreenProps } from '../listing-form-screen.js';

const meta = {
  id: 'screens-post-listing',
  title: 'Screens/Sell and earn/Post listing',
  component: PostListingScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { scene: 'before posting', viewer: 'Akosua Mensah' },
  },
  args: { hive: 'essentials' },
} satisfies Meta<typeof PostListingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Simulated reload: remounts the screen and keeps the device. */
function Reloadable(props: PostListingScreenProps) {
  const [page, setPage] = useState(0);
  return (
    <>
      <Button onClick={() => setPage(page + 1)}>Reload</Button>
      <PostListingScreen key={page} {...props} />
    </>
  );
}

/** Photo of one pixel, which is distinguished by its name. */
const picture = (name: string) =>
  new File([Uint8Array.from(atob(PIXEL), (sign) => sign.codePointAt(0) ?? 0)], name, { type: 'image/png' });
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
/** Returns the state of each photo, in order. */
const photosOf = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('[data-slot=photo-tile]')].map((tile) => tile.getAttribute('data-state'));

/** Returns the photo of the first tile, as the server stored it. */
async function storedPhoto(canvas: HTMLElement): Promise<HTMLImageElement> {
  const photo = canvas.querySelector<HTMLImageElement>('[data-slot=photo-tile] img');
  if (photo === null) throw new Error('There is no photo yet.');
  await photo.decode();
  return photo;
}

/** Timeout for re-encoding a large photo, which takes more than a second on a busy machine. */
const DRAWN = { timeout: 15_000 };

/** Photo from a phone, uploaded in its stored form: upright, smaller and without its location. */
export const LargePhoto: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const photo = await largePhoto('IMG_2041.jpeg');
    await step('when a phone’s photo is picked', async () => {
      await userEvent.upload(canvas.getByLabelText(/Add photos/), photo);
      await waitFor(() => expect(photosOf(canvasElement)).toEqual(['ready']), DRAWN);
    });
    await step('then the stored photo is upright, and its colours are right', async () => {
      const stored = await storedPhoto(canvasElement);
      const { naturalWidth: width, naturalHeight: height } = stored;
      await expect(height / width).toBeCloseTo(1920 / 1280, 1);
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(stored, 0, 0);
      const [red = 0, , blue = 0] =
        context?.getImageData(Math.round(width / 2), Math.round(height / 4), 1, 1).data ?? [];
      await expect(red).toBeGreaterThan(blue + 100);
    });
  },
};

/** Photo that is rotated and cropped before posting, also by keyboard, and keeps its position. */
export const CropPhoto: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when a photo is picked', async () => {
      await userEvent.upload(canvas.getByLabelText(/Add photos/), await largePhoto('IMG_2041.jpeg'));
      await waitFor(() => expect(photosOf(canvasElement)).toEqual(['ready']), DRAWN);
    });
    await step('and the photo is rotated and cropped to a square', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Crop photo 1' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Rotate and crop' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Rotate' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Square' }));
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Use this' })).toBeEnabled());
      await userEvent.click(dialog.getByRole('button', { name: 'Use this' }));
    });
    await step('then a square photo replaces the original', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(photosOf(canvasElement)).toEqual(['ready']), DRAWN);
      const { naturalWidth, naturalHeight } = await storedPhoto(canvasElement);
      await expect(Math.abs(naturalWidth - naturalHeight)).toBeLessThan(3);
    });
  },
};

/** Two photos: the first is stored, the second is interrupted by the reload and uploaded again. */
export const PhotosKept: Story = {
  parameters: { campus: { files: memoryDraftFiles() } },
  render: (args) => <Reloadable {...args} />,
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const failures = failuresOf(loaded);
    await step('when two photos are picked and a title is typed', async () => {
      await userEvent.upload(canvas.getByLabelText(/Add photos/), picture('a.png'));
      await waitFor(() => expect(photosOf(canvasElement)).toEqual(['ready']));
      failures['uploads.create'] = 'silent';
      await userEvent.upload(canvas.getByLabelText(/Add photos/), picture('b.png'));
      await userEvent.type(canvas.getByLabelText('Title'), 'Lamp');
      await waitFor(() => expect(photosOf(canvasElement)).toEqual(['ready', 'uploading']));
    });
    await step('and the page is reloaded before the second photo is uploaded', async () => {
      delete failures['uploads.create'];
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    });
    await step(
      'then the title and both photos are back, and the second photo is uploaded again',
      async () => {
        await expect(await canvas.findByText('We kept what you had typed and added.')).toBeInTheDocument();
        await expect(canvas.getByLabelText('Title')).toHaveValue('Lamp');
        await waitFor(() => expect(photosOf(canvasElement)).toEqual(['ready', 'ready']));
      },
    );
    await step('and when the form is posted, then the listing has both photos', async () => {
      await userEvent.type(canvas.getByLabelText('Price'), '60');
      await userEvent.type(canvas.getByLabelText('Description'), 'Bright');
      await userEvent.type(canvas.getByLabelText('Pickup location'), 'Balme');
      await userEvent.selectOptions(canvas.getByLabelText('Condition'), 'good');
      await userEvent.click(canvas.getByRole('button', { name: 'Post listing' }));
      const { hives } = campusOf(loaded).as('Akosua Mensah');
      await waitFor(async () => {
        const posted = (await hives.myPosted({})).data.find(({ title }) => title === 'Lamp');
        await expect(posted?.photos).toHaveLength(2);
      });
    });
    await step('and when the page is reloaded after posting, then the form is empty', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
      await expect(canvas.getByLabelText('Title')).toHaveValue('');
      await expect(photosOf(canvasElement)).toEqual([]);
    });
  },
};

/** Full device storage: the form works and shows a warning. */
export const NoRoom: Story = {
  parameters: { campus: { files: memoryDraftFiles({ full: true }) } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when a photo is picked', () =>
      userEvent.upload(canvas.getByLabelText(/Add photos/), picture('a.png')),
    );
    await step('then the photo appears, and a message says that the device cannot keep it', async () => {
      await waitFor(() => expect(photosOf(canvasElement)).toEqual(['ready']));
      await expect(
        await canvas.findByText(
          'Your device is out of space, so we can’t keep what you added. Please post before you leave this page.',
        ),
      ).toBeInTheDocument();
    });
  },
};
