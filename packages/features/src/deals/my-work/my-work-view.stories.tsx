import type { Listing, MyApplication } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { aStudent, ago, idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { MyWorkView } from './my-work-view.js';
import type { MyWork, WorkState } from './use-my-work.js';
import { aListing } from '../../testing/listing-fixtures.js';

const me = aStudent(0);
const task = (n: number, change: Partial<Listing> = {}) =>
  aListing(n, {
    hiveTypeId: 'sidehustle',
    title: 'Photographer for graduation pictures',
    price: 120,
    photos: [],
    status: 'assigned',
    assignedToId: me.id,
    ...change,
  });
const application = (n: number, change: Partial<MyApplication> = {}): MyApplication => ({
  id: idOf(7000 + n),
  hiveId: idOf(1000 + n),
  applicantId: me.id,
  applicant: {
    id: me.id,
    name: me.name,
    profileImage: null,
    isVerified: true,
    university: me.university,
    rating: 4.8,
    reviewCount: 12,
  },
  price: n === 1 ? 135 : null,
  message: 'I have a Canon and shot four matriculations. Any afternoon but Thursday.',
  status: 'waiting',
  createdAt: ago(90 + n * 400),
  listing: task(n, { status: 'active', assignedToId: null }),
  ...change,
});
const showing = (state: WorkState) => ({ work: { ...work, state } });
const work: MyWork = {
  state: {
    status: 'ready',
    work: {
      tab: 'assigned',
      tasks: [
        task(0),
        task(1, {
          title: 'Type a thirty-page film script',
          myOrder: { id: idOf(4000), status: 'held' },
        }),
        task(2, { title: 'Cornrows for three sisters', status: 'completed' }),
      ],
    },
    more: null,
    loadingMore: false,
  },
  leaving: null,
  onAskToLeave: fn(),
  onLeave: fn(),
  withdrawing: false,
  onMessage: fn(),
  openingMessage: false,
};

const meta = {
  id: 'screens-my-tasks',
  title: 'Screens/Sell and earn/My tasks',
  component: MyWorkView,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { tab: 'assigned', onTabChange: fn(), work },
} satisfies Meta<typeof MyWorkView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Assigned: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('given a paid task, then a link leads to the page where its code is entered', async () => {
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Enter the code' })).toBeVisible());
    });
    await step('when Drop out is pressed for the unpaid task', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Drop out' })),
    );
    await step(
      'then a confirmation question is requested, and the worker has not dropped out yet',
      async () => {
        await expect(args.work.onAskToLeave).toHaveBeenCalled();
        await expect(args.work.onLeave).not.toHaveBeenCalled();
      },
    );
  },
};
const thesis = (n: number, milestones: Listing['milestones']) =>
  task(n, { title: 'Edit my thesis', price: 600.5, ...(milestones && { milestones }) });
const draft = { id: idOf(9011), number: 2, count: 3, title: 'First draft', price: 300 } as const;
/** Milestones in all states: proposed, unpaid, in progress, and done. */
export const Milestones: Story = {
  args: showing({
    status: 'ready',
    work: {
      tab: 'assigned',
      tasks: [
        thesis(0, { isProposed: true, current: null }),
        thesis(1, { isProposed: false, current: { ...draft, state: 'due' } }),
        {
          ...thesis(2, { isProposed: false, current: { ...draft, state: 'held' } }),
          myOrder: { id: idOf(4000), status: 'held' },
        },
        thesis(3, { isProposed: false, current: null }),
      ],
    },
    more: null,
    loadingMore: false,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Take a look and answer/ })).toBeVisible();
    await expect(canvas.getAllByText('Milestone 2 of 3: First draft')).toHaveLength(2);
    await expect(canvas.getAllByText(/You receive ₵282.00/)).toHaveLength(2);
  },
};
export const Applied: Story = {
  args: {
    tab: 'applied',
    ...showing({
      status: 'ready',
      work: {
        tab: 'applied',
        applications: [
          application(0),
          application(1, { status: 'accepted', listing: task(1) }),
          application(2, { status: 'declined' }),
          application(3, { status: 'withdrawn' }),
        ],
      },
      more: null,
      loadingMore: false,
    }),
  },
};
export const Asking: Story = { args: { work: { ...work, leaving: task(0) } } };
export const NothingAssigned: Story = { args: showing({ status: 'empty' }) };
export const NothingApplied: Story = { args: { tab: 'applied', ...showing({ status: 'empty' }) } };
