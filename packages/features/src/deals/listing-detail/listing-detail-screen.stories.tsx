import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  dark,
  failed,
  french,
  loading,
  long,
  offline,
  slow,
  smallPhone,
} from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { ListingDetailScreen } from './listing-detail-screen.js';

const meta = {
  id: 'screens-listing-detail-flow',
  title: 'Screens/Buy/Listing detail/Flow',
  component: ListingDetailScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // Akosua looks at Kwame’s mirror.
    campus: { scene: 'goods on two campuses', viewer: 'Akosua Mensah', ids: { id: 'mirror' } },
  },
  args: { hive: 'essentials', id: '' },
} satisfies Meta<typeof ListingDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then every fee is shown, and the Pay button states the total', async () => {
      await waitFor(() => expect(canvas.getAllByText('Payment processing (1.5%)')[0]).toBeVisible());
      await expect(canvas.getAllByRole('link', { name: 'Pay ₵127.80' })[0]).toHaveAttribute('href');
    });
    await step('and a detail without a value has no row', async () => {
      await expect(canvas.queryByText('N/A')).toBeNull();
      await expect(canvas.queryByText('Purchase Date')).toBeNull();
    });
    await step(
      'when Save is pressed twice, then the listing is saved and removed from the saved ones again',
      async () => {
        const save = canvas.getByRole('button', { name: 'Save Standing mirror' });
        await userEvent.click(save);
        await waitFor(() => expect(save).toHaveAttribute('aria-pressed', 'true'));
        await userEvent.click(save);
        await waitFor(() => expect(save).toHaveAttribute('aria-pressed', 'false'));
      },
    );
  },
};
/** A host wraps the description, replaces the facts and leaves the similar listings out. */
export const OwnParts: Story = {
  args: {
    slots: {
      description: ({ listing, usual }) => (
        <div>
          {usual}
          <p>Collected at {listing.postedBy.name}’s hall.</p>
        </div>
      ),
      facts: ({ reader }) => <p>Facts of the host for a {reader}.</p>,
      related: () => null,
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the description has a line of the host', async () => {
      await waitFor(() => expect(canvas.getByText('Collected at Kwame Boateng’s hall.')).toBeVisible());
      await expect(canvas.getByRole('heading', { name: 'Description' })).toBeVisible();
    });
    await step('and the host’s facts replace the usual ones', async () => {
      await expect(canvas.getByText('Facts of the host for a student.')).toBeVisible();
    });
  },
};
/** Making an offer from the page, up to the pending state. */
export const MakesAnOffer: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the viewer sends an offer of ₵90', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Make an offer' }));
      await userEvent.type(await screen.findByLabelText('Your price'), '90');
      await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
    });
    await step('then the page shows the waiting offer instead of the offer button', async () => {
      await waitFor(() => expect(canvas.getByText('You offered ₵90.00')).toBeVisible());
      await expect(canvas.queryByRole('button', { name: 'Make an offer' })).toBeNull();
    });
    await step('when the viewer withdraws the offer, then another offer can be made', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Make an offer' })).toBeVisible());
      await expect(canvas.queryByText('You offered ₵90.00')).toBeNull();
    });
  },
};
/** Accepted offer, whose price the page charges. */
export const AgreedPrice: Story = {
  parameters: { campus: { scene: 'agreed price' } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the agreed price is shown, and the Pay button charges it with its fees', async () => {
      await waitFor(() => expect(canvas.getByText('Agreed: ₵90.00')).toBeVisible());
      await expect(canvas.getAllByRole('link', { name: 'Pay ₵95.85' })[0]).toHaveAttribute('href');
    });
  },
};
/** Related listings: others in the hive, then others of the seller. */
export const Related: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the page is scrolled to the item details', async () => {
      const facts = await canvas.findByRole('heading', { name: 'Item Details' });
      facts.scrollIntoView();
    });
    await step('then more listings of the hive and of the seller are shown', async () => {
      const inHive = await canvas.findByRole('heading', { name: 'More in Essentials' });
      await waitFor(() => expect(canvas.getByText('Electric kettle')).toBeVisible());
      await expect(inHive).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'More from Kwame Boateng' })).toBeVisible();
      await expect(await canvas.findByText('Desk lamp with USB')).toBeVisible();
    });
  },
};
export const Visitor: Story = {
  parameters: { campus: { viewer: null } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the name of the seller is hidden, and a link leads to the login', async () => {
      await expect((await canvas.findAllByRole('link', { name: 'Log in to buy' }))[0]).toHaveAttribute(
        'href',
      );
      await expect(canvas.queryByText('Kwame Boateng')).toBeNull();
    });
  },
};
/** Address of a deleted listing. */
export const Missing: Story = {
  parameters: { campus: { ids: { id: null } } },
  args: { id: '01934c00-0000-7000-8000-000000009999' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'then a message says that the listing was not found, with a link back to the hive',
      async () => {
        await waitFor(() => expect(canvas.getByText('Essential not found')).toBeVisible());
        await expect(canvas.getByRole('link', { name: 'Return to Essentials' })).toHaveAttribute('href');
      },
    );
  },
};
export const LongText: Story = long;
export const Loading: Story = loading;
export const Slow: Story = slow;
export const Failed: Story = failed();
export const Offline: Story = offline();
export const Dark: Story = { ...dark, tags: ['!test'] };
export const French: Story = french;
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
