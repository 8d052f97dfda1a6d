import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { campusOf } from '../../../../test/on-scene.js';
import { dark, french, smallPhone } from '../../../../test/screen-states.js';

import type { ViewerOnScene } from '../../../testing/story-campus.js';
import { withCampus } from '../../../testing/with-campus.js';
import { ReceivedOffers } from './received-offers.js';
import { aListing } from '../../../testing/listing-fixtures.js';

const meta = {
  id: 'screens-offers-for-a-listing',
  title: 'Screens/Sell and earn/Offers for a listing',
  component: ReceivedOffers,
  decorators: [withCampus],
  // Of four offers for Ama's laptop one waits, one was countered, one accepted and one declined.
  parameters: {
    campus: {
      scene: 'four offers',
      viewer: 'Ama Owusu',
      args: async ({ client, id }: ViewerOnScene) => ({
        listing: (await client.hives.get({ id: id('laptop') })).data,
      }),
    },
  },
  args: { listing: aListing(0) },
} satisfies Meta<typeof ReceivedOffers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    await step(
      'then three offers are listed: those that are waiting or agreed, and none that has ended',
      async () => {
        await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
      },
    );
    await step('when the seller declines an offer', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Decline' })),
    );
    await step('then the offer disappears from the list, and is declined for its buyer as well', async () => {
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
      const { data } = await campusOf(loaded).as('Kofi Mensah').offers.list({});
      await expect(data[0]?.status).toBe('declined');
    });
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
export const None: Story = { parameters: { campus: { scene: 'laptop for sale' } } };
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
