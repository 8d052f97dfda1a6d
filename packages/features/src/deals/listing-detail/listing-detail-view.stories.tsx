import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ago, aPhoto, aStudent, idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { ListingDetailView } from './listing-detail-view.js';
import { aListing, aRoom, ROOMS } from '../../testing/listing-fixtures.js';
import { detail, inState, ready } from './listing-detail-view.fixtures.js';

const meta = {
  id: 'screens-listing-detail',
  title: 'Screens/Buy/Listing detail',
  component: ListingDetailView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { hive: 'essentials', detail },
} satisfies Meta<typeof ListingDetailView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Custom hive of a campus, with its fields among the facts. */
export const OwnHive: Story = {
  parameters: { campus: { hives: [ROOMS] } },
  args: { hive: 'rooms', ...inState({ ...ready, listing: aRoom(0) }) },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then each detail that was filled in has a row, and an empty one has none', async () => {
      await expect(canvas.getByText('Kind of room')).toBeVisible();
      await expect(canvas.getByText('Shared room')).toBeVisible();
      await expect(canvas.getByText('Fri 15 Jan')).toBeVisible();
      await expect(canvas.getByText('2 people')).toBeVisible();
      await expect(canvas.getByText('Yes')).toBeVisible();
      await expect(canvas.queryByText('Landlord')).toBeNull();
    });
    await step('and the Pay link leads to the checkout', () =>
      expect(canvas.getAllByRole('link', { name: /^Pay/ })[0]).toHaveAttribute('href'),
    );
  },
};

/** Room that is paid with its deposit. Its rent is paid outside of the product. */
export const RoomWithDeposit: Story = {
  args: {
    hive: 'rooms',
    ...inState({
      ...ready,
      listing: aRoom(1, {
        price: 3600,
        photos: [aPhoto(0)],
        ownDetails: {
          ...{ kind: 'single', period: 'year', deposit: 400, where: 'Ayeduase', freeFrom: '2027-01-15' },
          ...{ gender: 'anyone', sharedBy: null, furnished: true },
        },
      }),
    }),
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a rent per year and a deposit, then the page shows both', async () => {
      await expect(canvas.getAllByText(/per.year/)[0]).toBeVisible();
      await expect(canvas.getAllByText(/400/)[0]).toBeVisible();
    });
    await step('and the Pay link names the deposit with its fees', () =>
      expect(canvas.getAllByRole('link', { name: /^Pay .*426.* · Deposit$/ })[0]).toHaveAttribute('href'),
    );
  },
};

export const WholePhotos: Story = {
  play: async ({ canvasElement, step }) => {
    const open = within(canvasElement).getByRole('button', { name: 'View photos full screen' });
    await step('when View photos full screen is pressed', () => userEvent.click(open));
    await step('then the first photo is shown full screen', async () => {
      const viewer = within(await screen.findByRole('dialog', { name: 'Photos' }));
      await waitFor(() => expect(viewer.getByRole('img', { name: 'Photo 1 of 6' })).toBeVisible());
    });
    await step('and the right arrow key shows the second photo', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Photo 2 of 6'));
    });
    await step(
      'when the photos are closed, then the focus returns, and the page shows the same photo',
      async () => {
        await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(open).toHaveFocus());
        await expect(within(canvasElement).getByRole('group', { name: 'Photo 2 of 6' })).toBeVisible();
      },
    );
    await step('and the Escape key closes the full-screen photos as well', async () => {
      await userEvent.click(open);
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Photo 2 of 6'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(open).toHaveFocus());
    });
  },
};
/** Right-to-left page, where the arrows and the next photo are mirrored. */
export const PhotosFromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  // Set before the story, because the toolbar applies its direction only after the steps.
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => {
      document.documentElement.dir = 'ltr';
    };
  },
  play: async ({ canvasElement, step }) => {
    const photos = within(canvasElement).getByRole('region', { name: 'Photos' });
    const photo = (name: string) => within(photos).getByAltText(name);
    const frame = () => photo('Photo 1 of 6').closest('[tabindex]');
    const inFrame = (name: string) =>
      waitFor(() =>
        expect(
          Math.abs(photo(name).getBoundingClientRect().left - (frame()?.getBoundingClientRect().left ?? 0)),
        ).toBeLessThan(2),
      );
    await step('given the first photo of a gallery from right to left', () => inFrame('Photo 1 of 6'));
    await step('when the left arrow key is pressed', async () => {
      const target = frame();
      if (target instanceof HTMLElement) target.focus();
      await userEvent.keyboard('{ArrowLeft}');
    });
    await step('then the second photo slides into the frame', () => inFrame('Photo 2 of 6'));
    await step('and the right arrow key shows the first photo again', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await inFrame('Photo 1 of 6');
    });
  },
};
export const Visitor: Story = {
  args: inState({ ...ready, reader: 'visitor', seller: null }),
  parameters: { campus: { session: { status: 'anonymous' } } },
};
/** The poster's view: own actions first, without buyers' actions and the seller's details. */
export const Poster: Story = {
  args: inState({ ...ready, reader: 'poster' }),
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('when the poster presses Mark as sold', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Mark as sold' })),
    );
    await step('then the status sold is requested, and there is no Message button', async () => {
      await expect(args.detail.onMove).toHaveBeenCalledWith({ to: 'sold' });
      await expect(canvas.queryByRole('button', { name: 'Message' })).toBeNull();
    });
  },
};

/** Seller with reviews. */
export const Rated: Story = {
  args: inState({
    ...ready,
    seller: { ...aStudent(1, { rating: 4.9, reviewCount: 8 }), responseMinutes: 35 },
  }),
};
export const EndsSoon: Story = {
  args: inState({ ...ready, reader: 'poster', listing: aListing(0, { expiresAt: ago(-2 * 24 * 60) }) }),
};
const notes = aListing(0, {
  hiveTypeId: 'archive',
  title: 'MATH 223 past questions',
  price: 0,
  photos: [],
  archiveDetails: {
    ...{ courseCode: null, fileUrl: null, downloads: null, mayShare: true, opinions: null },
    file: {
      ...{ id: idOf(7000), name: 'MATH 223.pdf', format: 'pdf', size: 431_000, pages: 3 },
      preview: aPhoto(0),
    },
  },
});
/** Study material without a photo: the preview of its first page opens the whole page. */
export const FirstPage: Story = {
  args: { hive: 'archive', ...inState({ ...ready, listing: notes }) },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByAltText('First page')).toBeVisible();
    await step('when View the whole page is pressed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'View the whole page' })),
    );
    await step('then the whole first page is shown in a dialog', async () => {
      await expect(await screen.findByRole('dialog', { name: 'First page' })).toBeVisible();
    });
  },
};
export const WithoutPhotos: Story = { args: inState({ ...ready, listing: aListing(0, { photos: [] }) }) };
export const FarAway: Story = { args: inState({ ...ready, listing: aListing(0, { universityId: 'uds' }) }) };
export const SameTown: Story = {
  args: inState({ ...ready, listing: aListing(0, { universityId: 'upsa' }) }),
};
export const ForACourse: Story = {
  args: inState({
    ...ready,
    listing: aListing(0, {
      hiveTypeId: 'academia',
      academiaDetails: { duration: 90, location: 'Great Hall', courseCode: 'MATH 223', acceptsOffers: false },
    }),
  }),
  play: async ({ canvasElement, step }) => {
    await step('then the course code links to all listings of this course', async () => {
      const [chip] = within(canvasElement).getAllByRole('link', { name: 'Everything for MATH 223' });
      await expect(chip).toHaveAttribute('href', '#course/MATH 223');
    });
  },
};
/** Trial price, visible before the log-in. */
export const TutorForVisitors: Story = {
  args: inState({
    ...ready,
    reader: 'visitor',
    seller: null,
    listing: aListing(0, {
      hiveTypeId: 'academia',
      trialPrice: 15,
      academiaDetails: { duration: 60, location: 'Great Hall', courseCode: null, acceptsOffers: false },
    }),
  }),
  parameters: { campus: { session: { status: 'anonymous' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('First lesson ₵15.00 / hr')).toBeVisible();
  },
};
export const Reserved: Story = { args: inState({ ...ready, listing: aListing(0, { status: 'reserved' }) }) };
/** Sold listing that is available again after a refund. */
export const SoldAndFreeAgain: Story = {
  args: inState({
    ...ready,
    reader: 'poster',
    listing: aListing(0, { status: 'sold', mayOfferAgain: true }),
  }),
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('when the poster presses Offer it again', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Offer it again' })),
    );
    await step('then the status active is requested', async () => {
      await expect(args.detail.onMove).toHaveBeenCalledWith({ to: 'active' });
    });
  },
};
export const Sold: Story = { args: inState({ ...ready, listing: aListing(0, { status: 'sold' }) }) };
/** Reduced price: the former price is struck through and read out. */
export const Reduced: Story = {
  args: inState({ ...ready, listing: aListing(0, { price: 2200, previousPrice: 2450 }) }),
  play: async ({ canvasElement, step }) => {
    await step('then the previous price is also stated as text', async () => {
      await expect(within(canvasElement).getByText('Was GH₵2,450.00')).toBeInTheDocument();
    });
  },
};
export const ReducedInFrench: Story = { args: Reduced.args ?? {}, globals: { locale: 'fr' } };
export const Free: Story = { args: inState({ ...ready, listing: aListing(0, { price: 0 }) }) };

export const SellerUnknown: Story = { args: inState({ ...ready, seller: null, sellerProblem: 'failed' }) };
export const SellerGone: Story = {
  args: inState({ ...ready, seller: null, sellerProblem: 'unavailable' }),
};
export const Missing: Story = { args: inState({ status: 'missing' }) };
