import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { idOf, NOW } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { DashboardView } from './dashboard-view.js';
import { dashboard, laptop } from './dashboard-view.fixtures.js';

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
