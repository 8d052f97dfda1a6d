import type { Listing } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { MyListingsView } from './my-listings-view.js';
import type { MyListings, MyListingsState } from './use-my-listings.js';
import { aListing } from '../../testing/listing-fixtures.js';

const gig = (n: number, change: Partial<Listing> = {}) =>
  aListing(n, {
    hiveTypeId: 'sidehustle',
    title: 'Photographer for graduation pictures',
    price: 120,
    photos: [],
    applicationCount: 3,
    ...change,
  });
const ready = (listings: readonly Listing[]): MyListingsState => ({
  status: 'ready',
  listings,
  count: listings.length,
  more: null,
  loadingMore: false,
});
const mine: MyListings = {
  state: ready([
    aListing(0),
    aListing(1, { status: 'reserved' }),
    gig(2),
    aListing(3, { hiveTypeId: 'logistics', title: 'Carry a fridge to Unity Hall', applicationCount: 0 }),
  ]),
  onMove: fn(),
  question: null,
  onAsk: fn(),
  onAnswer: fn(),
  onUndo: fn(),
  onRenew: fn(),
  selection: {
    ids: null,
    onStart: fn(),
    onToggle: fn(),
    onCancel: fn(),
    onMarkSold: fn(),
    marking: false,
    refused: [],
  },
  busyId: null,
};
const several = ready([
  aListing(0, { views: 41, saves: 6 }),
  aListing(1, { title: 'Electric kettle 1.7 L', views: 1, saves: 1 }),
  aListing(2, { title: 'Study table with drawer', status: 'reserved' }),
]);
const showing = (state: MyListingsState) => ({ mine: { ...mine, state } });

const meta = {
  id: 'screens-my-listings',
  title: 'Screens/Sell and earn/My listings',
  component: MyListingsView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { group: 'open', onGroupChange: fn(), mine },
} satisfies Meta<typeof MyListingsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await step('when a listing’s menu is opened', () =>
      userEvent.click(
        canvas.getByRole('button', { name: 'Actions for HP EliteBook 840 G6, 16 GB, charger included' }),
      ),
    );
    await step('then the menu offers Edit, Duplicate, Mark as sold and Delete', async () => {
      const items = await page.findAllByRole('menuitem');
      await expect(items.map((item) => item.textContent)).toEqual([
        'Edit',
        'Duplicate',
        'Mark as sold',
        'Delete',
      ]);
    });
    await step('and the Assigned tab leads to the assigned listings', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(canvas.getByRole('tab', { name: 'Assigned' }));
      await expect(args.onGroupChange).toHaveBeenCalledWith({ group: 'assigned' });
    });
  },
};
/** Posted more than a week ago: can be renewed, and shows views and saves. */
export const Renewable: Story = {
  args: showing(
    ready([
      aListing(0, { views: 128, saves: 9, renewableFrom: '2026-01-01T00:00:00.000Z' }),
      aListing(1, { views: 3, saves: 0, renewableFrom: '2099-01-01T00:00:00.000Z' }),
    ]),
  ),
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('then only the listing that is more than a week old can be bumped to the top', async () => {
      for (const fact of ['128 views', '9 saves']) await expect(canvas.getByText(fact)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Bump to top' }));
      await expect(args.mine.onRenew).toHaveBeenCalledOnce();
    });
  },
};
/** Marks several as sold at once. Reserved listings cannot be selected. */
export const Selecting: Story = {
  args: {
    mine: { ...mine, state: several, selection: { ...mine.selection, ids: new Set([aListing(0).id]) } },
  },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('given one selected listing, then the reserved listing has no checkbox', async () => {
      await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
      await expect(canvas.getAllByRole('checkbox')[0]).toBeChecked();
    });
    await step('when another listing is ticked and Mark as sold is pressed', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Electric kettle 1.7 L' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Mark 1 as sold' }));
    });
    await step('then the selection and the marking as sold are each requested once', async () => {
      await expect(args.mine.selection.onToggle).toHaveBeenCalledOnce();
      await expect(args.mine.selection.onMarkSold).toHaveBeenCalledOnce();
    });
  },
};
/** Names the listings that were refused, with the reason. */
export const SomeNotSold: Story = {
  args: {
    mine: {
      ...mine,
      state: several,
      selection: {
        ...mine.selection,
        refused: [
          { id: aListing(0).id, title: 'Standing fan with remote control', code: 'payment_in_flight' },
          { id: aListing(1).id, title: 'Electric kettle 1.7 L', code: 'illegal_transition' },
        ],
      },
    },
  },
};
export const SelectingInFrench: Story = { args: Selecting.args ?? {}, globals: { locale: 'fr' } };
export const Assigned: Story = {
  args: {
    group: 'assigned',
    ...showing(
      ready([
        gig(0, { status: 'assigned', assignedToId: idOf(2) }),
        gig(1, {
          status: 'assigned',
          assignedToId: idOf(2),
          title: 'Cornrows for three sisters',
          myOrder: { id: idOf(4000), status: 'held' },
        }),
      ]),
    ),
  },
};
export const Done: Story = {
  args: {
    group: 'done',
    ...showing(
      ready([
        aListing(0, { status: 'sold' }),
        gig(1, { status: 'completed' }),
        aListing(2, { status: 'sold', mayOfferAgain: true }),
      ]),
    ),
  },
};
export const Drafts: Story = {
  args: {
    group: 'draft',
    ...showing(
      ready([
        aListing(2, { status: 'draft', expiresAt: null }),
        aListing(3, { status: 'draft', expiresAt: null, missing: ['price'] }),
      ]),
    ),
  },
};
export const Ended: Story = {
  args: {
    group: 'ended',
    ...showing(
      ready([
        aListing(0, { status: 'expired', expiresAt: '2026-11-18T00:00:00.000Z' }),
        aListing(1, { status: 'hidden' }),
        aListing(2, { status: 'deleted' }),
      ]),
    ),
  },
};
export const LongText: Story = {
  args: showing(
    ready([
      gig(0, {
        title:
          'Someone patient to type, check and bind my one-hundred-and-forty-page dissertation on Volta-basin hydrology',
        price: 99999.99,
        applicationCount: 128,
      }),
    ]),
  ),
};
export const Empty: Story = { args: showing({ status: 'empty' }) };
/** Last sale waits for the buyer's code. */
export const NothingOpenOneSold: Story = { args: showing({ status: 'empty', done: 'waiting' }) };
