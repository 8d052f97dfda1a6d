import type { Meta, StoryObj } from '@storybook/react-vite';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { expect, fn } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.js';
import { PhotoTile } from './photo-tile.js';

/** Returns a picture that needs no request, the same in every run. */
function picture(from: string, to: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><path fill="url(#g)" d="M0 0h4v5H0z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
const desk = picture('#c3ccd4', '#8a99a6');
const books = picture('#e6d5bb', '#b7986f');
const dress = picture('#e3bccb', '#a56a86');

const meta = {
  id: 'kit-phototile',
  title: 'Kit/Forms/PhotoTile',
  component: PhotoTile,
  args: {
    src: desk,
    alt: 'Photo 1',
    status: 'ready',
    onRemove: fn(),
    onRetry: fn(),
    removeLabel: 'Remove photo 1',
    retryLabel: 'Retry',
    className: 'w-32',
  },
  parameters: {
    contract: {
      use: 'A photo on its way to the server, or there.',
      avoid: 'Documents (UploadProgress).',
      keyboard: [['Tab', 'To what can be done with it']],
      screenReader: 'A picture with its name, a progress bar, buttons.',
    },
  },
} satisfies Meta<typeof PhotoTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Uploading: Story = {
  args: { status: 'uploading', progress: 0.62 },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('then the ring shows the progress of the upload', () =>
      expect(canvas.getByRole('progressbar', { name: 'Photo 1' })).toHaveAttribute('aria-valuenow', '62'),
    );
    await step('when the remove button is pressed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Remove photo 1' })),
    );
    await step('then the caller is asked to remove the photo', () =>
      expect(args.onRemove).toHaveBeenCalledOnce(),
    );
  },
};

/** A press anywhere on the tile retries, except on its remove button. */
export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('when Retry is pressed', () => userEvent.click(canvas.getByRole('button', { name: 'Retry' })));
    await step('then the caller is asked to retry the upload', () =>
      expect(args.onRetry).toHaveBeenCalledOnce(),
    );
    await step('and the photo is not removed', () => expect(args.onRemove).not.toHaveBeenCalled());
  },
};

const move = (
  <>
    <IconButton variant="photo" size="sm" label="Move photo 2 forward">
      <ChevronLeft aria-hidden />
    </IconButton>
    <IconButton variant="photo" size="sm" label="Move photo 2 back">
      <ChevronRight aria-hidden />
    </IconButton>
  </>
);

export const Matrix: Story = {
  render: ({ onRemove, onRetry }) => {
    const tile = { onRemove, onRetry, removeLabel: 'Remove', retryLabel: 'Retry' };
    return (
      <ul className="grid max-w-2xl grid-cols-2 gap-3 sm:grid-cols-4">
        {[
          <PhotoTile key="cover" {...tile} src={desk} alt="Photo 1" status="ready" badge="Cover" />,
          <PhotoTile key="actions" {...tile} src={books} alt="Photo 2" status="ready" actions={move} />,
          <PhotoTile key="begun" {...tile} src={dress} alt="Photo 3" status="uploading" progress={0.08} />,
          <PhotoTile key="half" {...tile} src={desk} alt="Photo 4" status="uploading" progress={0.62} />,
          <PhotoTile key="failed" {...tile} src={books} alt="Photo 5" status="failed" />,
          <PhotoTile
            key="long"
            {...tile}
            src={dress}
            alt="Photo 6"
            status="failed"
            retryLabel="Retry photo 6"
          />,
          <PhotoTile key="none" {...tile} alt="Photo 7" status="uploading" progress={0.3} />,
          <PhotoTile key="empty" {...tile} alt="Photo 8" status="ready" />,
        ].map((one) => (
          <li key={one.key}>{one}</li>
        ))}
      </ul>
    );
  },
};
