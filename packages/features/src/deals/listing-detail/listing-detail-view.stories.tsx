import type { HiveName } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { campusOf } from '../../../test/on-scene.js';
import { ago, aPhoto, aStudent, idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { ListingDetailScreen } from './listing-detail-screen.js';
import { ListingDetailView } from './listing-detail-view.js';
import type { ListingDetail, ListingDetailState } from './use-listing-detail.js';
import { aListing, aRoom, aService, ROOMS } from '../../testing/listing-fixtures.js';

const listing = aListing(0, { photos: [0, 1, 2, 3, 4, 5].map(aPhoto) });
const ready: ListingDetailState = {
  status: 'ready',
  isComplete: true,
  listing,
  reader: 'student',
  seller: aStudent(1),
  sellerProblem: null,
};
const detail: ListingDetail = {
  state: ready,
  onMessage: fn(),
  onRequest: fn(),
  openingMessage: false,
  onDelete: fn(),
  deleting: false,
  onMove: fn(),
  moving: false,
  apply: { onWithdraw: fn(), withdrawing: false, isOpen: false, onDecline: fn(), declining: false },
};
const inState = (state: ListingDetailState): { detail: ListingDetail } => ({ detail: { ...detail, state } });

/** The whole page of a listing, which the scene names, as its viewer sees it. */
const onScene = (scene: string, viewer: string | null, hive: HiveName, name: string) => ({
  args: { hive },
  parameters: { campus: { scene, viewer } },
  render: (_: unknown, { loaded }: { loaded: Record<string, unknown> }) => (
    <ListingDetailScreen hive={hive} id={campusOf(loaded).world.id(name)} />
  ),
});

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

export const Student: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('then the total beside the price opens a dialog with every fee', async () => {
      const [total] = canvas.getAllByRole('button', { name: '₵2,609.25 with buyer protection' });
      if (total !== undefined) await userEvent.click(total);
      const sums = within(await screen.findByRole('dialog', { name: 'Payment Information' }));
      await waitFor(() => expect(sums.getByText('Platform fee (5%)')).toBeVisible());
      await userEvent.click(sums.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('and the name of the seller links to the profile', async () => {
      await expect(canvas.getAllByRole('link', { name: 'Kwame Boateng' })[0]).toHaveAttribute('href');
    });
    await step('when Message is pressed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Message' })),
    );
    await step('then the conversation is opened', async () => {
      await expect(args.detail.onMessage).toHaveBeenCalled();
    });
  },
};
const errand = aListing(0, {
  hiveTypeId: 'logistics',
  title: 'Bring my printed project to the hall',
  status: 'assigned',
  price: 40,
  photos: [],
  myApplication: 'accepted',
  myOrder: { id: idOf(4000), status: 'held', delivery: 'on_the_way' },
});
/** Service with pictures of the student's work. */
export const Service: Story = {
  ...onScene('service in packages', 'Akosua Mensah', 'sidehustle', 'service'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Work by Kwame Boateng' })).toBeVisible();
    await expect(canvas.getAllByText(/from GH₵60\.00/i)[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Apply' })).toBeNull();
  },
};
/** The provider's own service: its packages without any applicants. */
export const ServiceOfMine: Story = {
  ...onScene('service in packages', 'Kwame Boateng', 'sidehustle', 'service'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Packages' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /applicant/i })).toBeNull();
  },
};
export const ServiceForVisitors: Story = {
  args: {
    hive: 'sidehustle',
    ...inState({ ...ready, listing: aService(0, { photos: [] }), reader: 'visitor', seller: null }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Log in to buy' })[0]).toBeInTheDocument();
    await expect(canvas.getByText('Three logos to choose from, and one poster.')).toBeVisible();
  },
};
/** Progress of a paid errand, for both sides. */
export const ErrandOnTheWay: Story = {
  args: { hive: 'logistics', ...inState({ ...ready, listing: errand, reader: 'poster' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On the way')).toBeVisible();
  },
};
export const ErrandOfItsHelper: Story = {
  args: { hive: 'logistics', ...inState({ ...ready, listing: errand }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On the way')).toBeVisible();
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
export const PosterOfGig: Story = {
  args: {
    hive: 'sidehustle',
    ...inState({
      ...ready,
      reader: 'poster',
      listing: aListing(0, { hiveTypeId: 'sidehustle', photos: [], applicationCount: 3 }),
    }),
  },
};
/** Poster whose gig has a milestone due for payment. */
export const PosterPaysMilestone: Story = {
  ...onScene('gig in milestones', 'Akosua Mensah', 'sidehustle', 'gig'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Milestone 2 of 3: First draft')).toBeVisible();
    await expect((await canvas.findAllByRole('link', { name: 'Pay ₵304.50' }))[0]).toBeInTheDocument();
  },
};
/** Poster whose milestone proposal waits for an answer; nothing can be paid. */
export const PosterWaitsForAnswer: Story = {
  ...onScene('gig in milestones', 'Akosua Mensah', 'sidehustle', 'gig with a proposal'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/waiting for an answer/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Pay/ })).toBeNull();
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
const anEvent = (name: string, viewer: string | null = 'Akosua Mensah') =>
  onScene('events to join', viewer, 'buzz', name);
/** Event with its date as the picture, and time, place and attendance below the title. */
export const Event: Story = {
  ...anEvent('event'),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the date of the event appears once, with a link to add it to a calendar', async () => {
      await expect(await canvas.findByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href');
      await expect(canvas.getAllByText(/Fri 4 Dec/)).toHaveLength(1);
    });
    await step('and the number of people going and of places left is shown', async () => {
      await expect(canvas.getByText('1 going')).toBeVisible();
      await expect(canvas.getByText('199 places left')).toBeVisible();
    });
  },
};
/** Event with an end time. */
export const EventWithEnd: Story = {
  ...anEvent('event with an end'),
  play: async ({ canvas, step }) => {
    await step('then the start and end times of the event are shown', async () => {
      await expect(await canvas.findByText('Fri 4 Dec, 6 pm – 1 am')).toBeVisible();
    });
  },
};
export const EventForDays: Story = {
  ...anEvent('event for days'),
  play: async ({ canvas, step }) => {
    await step('then the start and end days of the event are shown', async () => {
      await expect(await canvas.findByText('Fri 4 Dec, 6 pm – Sun 6 Dec, 4 pm')).toBeVisible();
    });
  },
};
export const EventNearlyFull: Story = anEvent('event nearly full');
export const EventFull: Story = anEvent('full event', null);
export const EventOfPoster: Story = anEvent('event', 'Kwame Boateng');
export const SellerUnknown: Story = { args: inState({ ...ready, seller: null, sellerProblem: 'failed' }) };
export const SellerGone: Story = {
  args: inState({ ...ready, seller: null, sellerProblem: 'unavailable' }),
};
export const Missing: Story = { args: inState({ status: 'missing' }) };
