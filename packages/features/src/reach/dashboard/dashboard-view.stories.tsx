import { activityOf, type Dashboard, type Listing } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { idOf, NOW } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { DashboardView } from './dashboard-view.js';
import { aListing } from '../../testing/listing-fixtures.js';
import { aNotification } from '../../testing/message-fixtures.js';

const earned = (daysAgo: number, amount: number) => ({
  at: new Date(NOW.getTime() - daysAgo * 86_400_000),
  earned: amount,
  spent: 0,
});
const [laptop] = aListing(0).photos;
const newcomer = {
  email: 'abena.newcomer@st.ug.edu.gh',
  university: 'University of Ghana',
  isVerified: true,
  hasPhoto: false,
  hasHall: false,
};
const dashboard: Dashboard = {
  next: [
    {
      kind: 'meet',
      role: 'buyer',
      title: 'HP EliteBook 840 G6',
      photo: laptop ?? null,
      paymentId: idOf(4000),
      otherName: 'Kwame Boateng',
      amount: 2609.25,
      startsAt: null,
      place: null,
      proposed: false,
      delivery: null,
      until: '2026-11-28T12:00:00.000Z',
    },
    {
      kind: 'meet',
      role: 'seller',
      title: 'Rice cooker',
      photo: null,
      paymentId: idOf(4001),
      otherName: 'Esi Owusu',
      amount: 118.8,
      startsAt: '2026-11-21T10:00:00.000Z',
      place: 'Night Market, UG',
      proposed: false,
      delivery: null,
      until: '2026-11-28T12:00:00.000Z',
    },
    {
      kind: 'applicants',
      title: 'Carry a fridge to Legon',
      photo: null,
      hive: 'logistics',
      listingId: idOf(1000),
      count: 3,
    },
  ],
  totalEarnings: 1240.5,
  pendingEarnings: 112.8,
  completedTasks: 14,
  activeApplications: 3,
  activity: activityOf([earned(0, 120), earned(2, 45.5), earned(9, 300), earned(70, 775)], NOW),
  deadlines: [
    {
      kind: 'release',
      title: 'HP EliteBook 840 G6, 16 GB, charger included',
      at: '2026-11-27T12:00:00.000Z',
      subject: { type: 'payment', id: idOf(4000) },
    },
    {
      kind: 'task',
      title: 'Carry a fridge to Legon',
      at: '2026-11-29T12:00:00.000Z',
      subject: { type: 'listing', id: idOf(1000) },
    },
  ],
  tonight: [],
  fresh: { since: '2026-11-19T08:00:00.000Z', listings: [] },
  courses: [],
  recommended: [0, 1, 2, 3].map((n) => aListing(n)),
  recent: [0, 1, 2].map((n) => aNotification(n)),
};
const nothing: Dashboard = {
  next: [],
  totalEarnings: 0,
  pendingEarnings: 0,
  completedTasks: 0,
  activeApplications: 0,
  activity: activityOf([], NOW),
  deadlines: [],
  tonight: [],
  fresh: { since: '2026-11-19T08:00:00.000Z', listings: [] },
  courses: [],
  recommended: [],
  recent: [],
};

const anEvent = aListing(7, { hiveTypeId: 'buzz', title: 'Hall Week film night', price: 0, photos: [] });
const filmNight: Listing = {
  ...anEvent,
  ...(anEvent.buzzDetails != null && {
    buzzDetails: { ...anEvent.buzzDetails, eventDate: '2026-11-20T20:00:00.000Z' },
  }),
};

const meta = {
  id: 'screens-dashboard',
  title: 'Screens/Find/Dashboard',
  component: DashboardView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { name: 'Akosua', state: { status: 'ready', dashboard } },
} satisfies Meta<typeof DashboardView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when Year is chosen', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Year' }));
    });
    await step('then the period Year is selected', async () => {
      await expect(canvas.getByRole('radio', { name: 'Year' })).toBeChecked();
    });
  },
};
/** Tonight's event, new listings and two followed courses. */
export const Around: Story = {
  args: {
    state: {
      status: 'ready',
      dashboard: {
        ...dashboard,
        tonight: [filmNight],
        fresh: { since: '2026-11-19T08:00:00.000Z', listings: [4, 5, 6].map((n) => aListing(n)) },
        courses: [
          { code: 'STAT 101', listings: [aListing(8, { hiveTypeId: 'archive', title: 'Past questions' })] },
          { code: 'MATH 223', listings: [aListing(9, { title: 'Calculus, 9th edition' })] },
        ],
      },
    },
  },
};
/** Offer that waits for an answer, with a link to its conversation. */
export const OfferToAnswer: Story = {
  args: {
    state: {
      status: 'ready',
      dashboard: {
        ...dashboard,
        next: [
          {
            kind: 'offer',
            role: 'seller',
            title: 'HP EliteBook 840 G6',
            photo: laptop ?? null,
            hive: 'essentials',
            conversationId: idOf(3000),
            otherName: 'Kwame Boateng',
            amount: 2000,
            price: 2450,
            until: new Date(NOW.getTime() + 36_000_000).toISOString(),
          },
        ],
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'then the card names the buyer and the offer, and Reply leads to the conversation',
      async () => {
        await expect(
          await canvas.findByRole('heading', { name: /^Kwame offers ₵2,000\.00 for HP EliteBook/ }),
        ).toBeVisible();
        await expect(canvas.getByRole('link', { name: 'Reply' })).toHaveAttribute(
          'href',
          expect.stringContaining(idOf(3000)),
        );
      },
    );
  },
};
/** Complaint against the student, shown first. */
export const ComplaintToAnswer: Story = {
  args: {
    state: {
      status: 'ready',
      dashboard: {
        ...dashboard,
        next: [
          {
            kind: 'complaint',
            title: 'HP EliteBook 840 G6',
            photo: laptop ?? null,
            paymentId: idOf(4000),
            otherName: 'Kwame Boateng',
            amount: 2425.5,
            openedAt: new Date(NOW.getTime() - 3_600_000).toISOString(),
          },
          ...dashboard.next,
        ],
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the card names the buyer who reported a problem, and links to the answer', async () => {
      await expect(
        await canvas.findByRole('heading', { name: 'Kwame reported a problem with HP EliteBook 840 G6' }),
      ).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Answer the report' })).toHaveAttribute(
        'href',
        expect.stringContaining(idOf(4000)),
      );
    });
  },
};
/** Milestone of the student's own gig that is due for payment. */
export const NextMilestone: Story = {
  args: {
    state: {
      status: 'ready',
      dashboard: {
        ...dashboard,
        next: [
          {
            kind: 'milestone',
            title: 'Edit my thesis',
            photo: null,
            hive: 'sidehustle',
            listingId: idOf(1000),
            milestone: 'First draft',
            number: 2,
            count: 3,
            amount: 304.5,
          },
        ],
      },
    },
  },
};
/** Agreed price, with a link to the checkout while it is reserved. */
export const AgreedPrice: Story = {
  args: {
    state: {
      status: 'ready',
      dashboard: {
        ...dashboard,
        next: [
          {
            kind: 'agreed',
            title: 'HP EliteBook 840 G6',
            photo: laptop ?? null,
            hive: 'essentials',
            listingId: idOf(1000),
            amount: 2000,
            price: 2450,
            until: new Date(NOW.getTime() + 36_000_000).toISOString(),
          },
        ],
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the card states the agreed price, and its Pay link leads to the listing', async () => {
      await expect(await canvas.findByText(/₵2,000\.00 agreed/)).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Pay ₵2,000.00' })).toHaveAttribute(
        'href',
        expect.stringContaining(idOf(1000)),
      );
    });
  },
};
/** Due lesson of a weekly series, with a link to the checkout of that week. */
export const WeeklyLesson: Story = {
  args: {
    state: {
      status: 'ready',
      dashboard: {
        ...dashboard,
        next: [
          {
            kind: 'lesson',
            title: 'Calculus, one to one',
            photo: null,
            hive: 'academia',
            listingId: idOf(1000),
            seriesId: idOf(4000),
            otherName: 'Akosua Mensah',
            startsAt: new Date(NOW.getTime() + 4 * 86_400_000).toISOString(),
            hours: 1.5,
            amount: 60,
            until: new Date(NOW.getTime() + 3 * 86_400_000).toISOString(),
          },
        ],
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'then the card states the day and the tutor of the lesson, and Pay now leads to its payment',
      async () => {
        await expect(await canvas.findByText(/Pay for your lesson on .* with Akosua/)).toBeVisible();
        await expect(canvas.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
          'href',
          expect.stringContaining(idOf(4000)),
        );
      },
    );
  },
};
/** Paid errand, which shows its progress instead of a meet-up. */
export const ErrandOnItsWay: Story = {
  args: {
    state: {
      status: 'ready',
      dashboard: {
        ...dashboard,
        next: [
          {
            kind: 'meet',
            role: 'buyer',
            title: 'Bring my printed project to the hall',
            photo: null,
            paymentId: idOf(4002),
            otherName: 'Kwame Boateng',
            amount: 40.6,
            startsAt: null,
            place: null,
            proposed: false,
            delivery: 'on_the_way',
            until: '2026-11-28T12:00:00.000Z',
          },
        ],
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the card says that the errand is on the way, and links to its code', async () => {
      await expect(await canvas.findByText('On the way')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Show my code' })).toHaveAttribute(
        'href',
        expect.stringContaining(idOf(4002)),
      );
    });
  },
};
/** Deadlines within two days, and unread messages. */
export const DueAndUnread: Story = {
  args: {
    state: {
      status: 'ready',
      dashboard: {
        ...dashboard,
        next: [
          {
            kind: 'deadline',
            deadline: 'task',
            title: 'Carry a fridge to Legon',
            photo: null,
            hive: 'logistics',
            listingId: idOf(1000),
            at: new Date(NOW.getTime() + 86_400_000).toISOString(),
          },
          {
            kind: 'unread',
            conversationId: idOf(3000),
            otherName: 'Kwame Boateng',
            title: 'HP EliteBook 840 G6',
            photo: laptop ?? null,
            count: 3,
          },
        ],
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'then the due task comes before the unread messages, and Reply leads to the conversation',
      async () => {
        const [first, second] = await canvas.findAllByRole('heading', { level: 3 });
        await expect(first).toHaveTextContent('Finish Carry a fridge to Legon');
        await expect(second).toHaveTextContent('Kwame Boateng and 2 others wrote to you');
        await expect(canvas.getByRole('link', { name: 'Reply' })).toHaveAttribute(
          'href',
          expect.stringContaining(idOf(3000)),
        );
      },
    );
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const French: Story = { globals: { locale: 'fr' } };
export const FirstDay: Story = {
  args: {
    name: 'Abena Newcomer',
    firstDay: newcomer,
    state: { status: 'ready', dashboard: { ...nothing, recommended: dashboard.recommended } },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the cards link to a first search, a first post and a profile photo', async () => {
      await expect(await canvas.findByRole('link', { name: 'Find something' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Sell something' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: /^Add your photo/ })).toBeVisible();
    });
    await step('and sections without any values are hidden', async () => {
      await expect(canvas.queryByText('Total Earnings')).toBeNull();
      await expect(canvas.queryByText('Upcoming Deadlines')).toBeNull();
    });
  },
};
export const FirstDayDark: Story = { args: FirstDay.args ?? {}, globals: { theme: 'dark' } };
/** Student who joined today and already has a photo, a payout number and a meet-up. */
export const FirstDayGoingWell: Story = {
  args: {
    name: 'Abena Newcomer',
    firstDay: { ...newcomer, hasPhoto: true },
    state: { status: 'ready', dashboard: { ...nothing, next: dashboard.next, activeApplications: 1 } },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then only the button of the waiting order has the primary style', async () => {
      await canvas.findByRole('link', { name: 'Find something' });
      const primary = canvasElement.querySelectorAll('[data-variant=primary]');
      await expect(primary).toHaveLength(1);
      await expect(primary[0]).toHaveTextContent('Show my code');
    });
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: () => undefined } } };
