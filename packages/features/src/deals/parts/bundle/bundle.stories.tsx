import type { Listing } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { dark, french, smallPhone } from '../../../../test/screen-states.js';

import { withCampus } from '../../../testing/with-campus.js';
import { BundleBar } from './bundle-bar.js';
import { BundleToggle } from './bundle-toggle.js';
import { aListing } from '../../../testing/listing-fixtures.js';

const things = Array.from({ length: 11 }, (_, n) => aListing(n));
const [laptop = aListing(0)] = things;
const stored = (count: number) => ({
  [`bundle:${laptop.postedById}`]: JSON.stringify(
    things.slice(0, count).map(({ id, title, price }) => ({ id, title, price })),
  ),
});

/** Shelf with some items of one seller and the current bundle. */
function Shelf({ listings, first }: { listings: readonly Listing[]; first?: Listing }) {
  return (
    <div className="grid gap-4 p-4">
      <BundleBar sellerId={laptop.postedById} name="Kwame Boateng" />
      <ul className="grid gap-2">
        {listings.map((listing) => (
          <li key={listing.id} className="grid max-w-xl gap-1">
            <p>{listing.title}</p>
            <BundleToggle listing={listing} first={first} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const meta = {
  id: 'screens-bundle',
  title: 'Screens/Find/Bundle',
  component: Shelf,
  decorators: [withCampus],
  args: { listings: things.slice(1, 4) },
} satisfies Meta<typeof Shelf>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty bundle: the shelf explains what it is for. */
export const Nothing: Story = {
  play: async ({ canvas, step }) => {
    await step('when a first listing is added to the bundle, then the bundle asks for one more', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Add to bundle.*Rice cooker/ }));
      await expect(await canvas.findByText('Add one more to pay for them together.')).toBeVisible();
      await expect(canvas.queryByRole('link', { name: 'Pay together' })).toBeNull();
    });
    await step('and when a second listing is added, the sum and the Pay together link appear', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Add to bundle.*Desk lamp/ }));
      await expect(await canvas.findByText('₵225.00')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Pay together' })).toBeVisible();
    });
    await step('when one listing is taken out of the bundle, then the other one stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^In your bundle.*Rice cooker/ }));
      await expect(await canvas.findByText('1 item')).toBeVisible();
    });
  },
};

/** On a listing's page, adding another item also adds the listing itself. */
export const BesideAThing: Story = {
  args: { first: laptop },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add to bundle.*Rice cooker/ }));
    await expect(await canvas.findByText('₵2,630.00')).toBeVisible();
  },
};

export const Three: Story = {
  parameters: { campus: { stored: stored(3) } },
  play: async ({ canvas, step }) => {
    await step('given a bundle that is stored on this device, then its sum is shown', async () => {
      await expect(await canvas.findByText('₵2,675.00')).toBeVisible();
    });
    await step(
      'when the bundle is emptied, then the hint on paying for several items together appears',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Empty the bundle' }));
        await waitFor(() => expect(canvas.getByText(/Pay and meet once/)).toBeVisible());
      },
    );
  },
};

/** Full bundle: ten items are the limit. */
export const Full: Story = {
  args: { listings: things.slice(9) },
  parameters: { campus: { stored: stored(10) } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^10 items/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Add to bundle/ }));
    await waitFor(() =>
      expect(canvasElement.ownerDocument.body).toHaveTextContent('A bundle holds at most 10 items.'),
    );
  },
};

export const French: Story = { ...french, parameters: { campus: { stored: stored(3) } } };
export const Dark: Story = { ...dark, tags: ['!test'], parameters: { campus: { stored: stored(3) } } };
export const SmallPhone: Story = {
  ...smallPhone,
  tags: ['!test'],
  parameters: { campus: { stored: stored(3) } },
};
