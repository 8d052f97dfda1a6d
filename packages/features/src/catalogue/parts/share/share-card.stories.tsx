import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { withCampus } from '../../../testing/with-campus.js';
import { deskPhoto } from './share.fixtures.js';
import { ShareCard } from './share-card.js';
import type { ShareSubject } from './use-card-facts.js';
import { aListing } from '../../../testing/listing-fixtures.js';

const desk = (change: Parameters<typeof aListing>[1] = {}): ShareSubject => ({
  kind: 'listing',
  listing: aListing(0, {
    title: 'Desk and red chair',
    price: 330,
    universityId: 'ug',
    hall: { id: 'sarbah', name: 'Sarbah Hall' },
    photos: [deskPhoto],
    ...change,
  }),
});

/** Picture that Share sends to other apps, drawn on the device as a JPEG of at most 60 KB. */
const meta = {
  id: 'shared-share-card',
  title: 'Screens/On every screen/Share card',
  component: ShareCard,
  decorators: [withCampus],
  args: { subject: desk(), url: 'https://campushive.gh/tasks/01934c00-0000-7000-8000-000000000001' },
} satisfies Meta<typeof ShareCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn: Story['play'] = async ({ canvasElement, step }) => {
  const canvas = within(canvasElement);
  await step('then the picture is drawn', async () => {
    const picture = await canvas.findByRole<HTMLImageElement>('img');
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(480));
  });
};

export const Filled: Story = { play: drawn };
/** Title of two lines with an ellipsis, a price with its unit, and an address that names another site. */
export const LongTitle: Story = {
  args: {
    subject: desk({
      title:
        'Table-top fridge, 90 litres, quiet, with its box, the receipt of last year and two shelves that were never used',
      price: 1850.5,
    }),
    url: 'https://market.example/tasks/01934c00-0000-7000-8000-000000000001',
  },
  play: drawn,
};
/** Card without a photo, also drawn when the photo does not load. */
export const WithoutPhoto: Story = { args: { subject: desk({ photos: [] }) }, play: drawn };
/** Address as short as one for typing. */
export const ShortLink: Story = { args: { url: 'https://campushive.gh/l/7KQ4' }, play: drawn };
/** Free listing, for which no money is held. */
export const Free: Story = { args: { subject: desk({ price: 0 }) }, play: drawn };
export const French: Story = { globals: { locale: 'fr' }, play: drawn };
