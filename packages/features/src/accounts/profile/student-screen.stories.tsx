import { ApiError } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
import { aListing, aPicture, aReview, aStudent, idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { StudentScreen } from './student-screen.js';

const one = { pagination: { nextCursor: null, limit: 20 } };
const { email: _email, role: _role, settings: _settings, ...shown } = aStudent(1);
const kwame = {
  ...shown,
  bio: 'Level 300, engineering.',
  rating: 4.9,
  reviewCount: 2,
  listingCount: 2,
  events: { coming: 0, past: 0 },
  saleCount: 12,
  meetups: { met: 12, missed: 1 },
  responseMinutes: 35,
  isBlocked: false,
  canContact: true,
  isFollowed: false,
  followerCount: 12,
};
const missing = () =>
  Promise.reject(new ApiError({ code: 'not_found', status: 404, message: 'Student not found' }));
const client = {
  portfolio: { list: async () => ({ data: [], count: 0 }) },
  reviews: { list: async () => ({ ...one, data: [0, 1].map((n) => aReview(n)), count: 2 }) },
  users: {
    get: async () => ({ data: kwame }),
    listings: async () => ({ ...one, data: [aListing(0), aListing(1)] }),
    block: async () => ({ data: undefined }),
    unblock: async () => ({ data: undefined }),
    follow: async () => ({ data: undefined }),
    unfollow: async () => ({ data: undefined }),
  },
};

const meta = {
  id: 'screens-student',
  title: 'Screens/Find/Student',
  component: StudentScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { client } },
  args: { id: idOf(1) },
} satisfies Meta<typeof StudentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a seller, then what speaks for them is at the top', async () => {
      const facts = await canvas.findByText('Usually replies');
      await expect(facts.nextElementSibling).toHaveTextContent('Within an hour');
      await expect(canvas.getByText('Sales').nextElementSibling).toHaveTextContent('12');
    });
    await step('and listings come before reviews', async () => {
      const titles = canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
      await expect(titles).toEqual(['Listings 2', 'Reviews 2']);
    });
  },
};

const showing = {
  ...client,
  portfolio: { list: async () => ({ data: [0, 1, 2, 3].map((n) => aPicture(n)), count: 4 }) },
};
/** Portfolio pictures come before the listings. */
export const WithPictures: Story = {
  parameters: { campus: { client: showing } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then their work comes before what they offer', async () => {
      await canvas.findByText('Poster of the freshers’ fair');
      const titles = canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
      await expect(titles).toEqual(['Work by Kwame Boateng', 'Listings 2', 'Reviews 2']);
    });
  },
};
export const PicturesFailed: Story = {
  parameters: {
    campus: { client: { ...client, portfolio: { list: () => Promise.reject(new Error('broken')) } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The pictures could not be loaded.')).toBeVisible();
  },
};
export const PicturesForModerators: Story = {
  parameters: {
    campus: {
      client: showing,
      session: { status: 'member', user: aStudent(0, { role: 'moderator' }), offline: false },
    },
  },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when a picture is to be taken away', async () => {
      const [first] = await screen.findAllByRole('button', { name: /^Take away “A logo/ });
      if (first !== undefined) await userEvent.click(first);
    });
    await step('then it asks for a reason', async () => {
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Take away' }));
      await expect(await dialog.findByText('Say why')).toBeVisible();
    });
  },
};

/** Two items of the seller, paid for together. */
export const Bundle: Story = {
  play: async ({ canvas, step }) => {
    await step('when two of their things are chosen', async () => {
      for (const add of await canvas.findAllByRole('button', { name: /^Add to bundle/ }))
        await userEvent.click(add);
    });
    await step('then both can be paid for at once', async () => {
      await expect(await canvas.findByText('₵2,630.00')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Pay together' })).toBeVisible();
    });
  },
};

const gig = aListing(5, {
  hiveTypeId: 'sidehustle',
  title: 'Photographer for graduation pictures',
  price: 120,
});
const inviting = {
  ...client,
  hives: { myPosted: async () => ({ ...one, data: [aListing(6), gig], count: 2 }) },
  invitations: { create: async () => ({ data: undefined }) },
};

export const InviteToATask: Story = {
  parameters: { campus: { client: inviting } },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when they are invited to one of my tasks', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
      const dialog = within(await screen.findByRole('dialog'));
      const invite = await dialog.findAllByRole('button', { name: /^Invite to / });
      // Invitations are for tasks, not for items for sale.
      await expect(invite).toHaveLength(1);
      if (invite[0] !== undefined) await userEvent.click(invite[0]);
    });
    await step('then it shows a message', async () => {
      await waitFor(() => expect(screen.getByText('Invited')).toBeVisible());
    });
  },
};

export const InviteWithoutATask: Story = {
  parameters: {
    campus: { client: { ...inviting, hives: { myPosted: async () => ({ ...one, data: [], count: 0 }) } } },
  },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when I have no open task', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
    });
    await step('then the way to one is offered', async () => {
      await expect(await screen.findByRole('link', { name: 'Post a gig' })).toBeVisible();
    });
  },
};

/** Client whose responses change after a block. */
function blockable() {
  let isBlocked = false;
  return {
    ...client,
    users: {
      ...client.users,
      get: async () => ({ data: { ...kwame, isBlocked, canContact: !isBlocked } }),
      openOrders: async () => ({ data: [], count: 0 }),
      block: async () => {
        isBlocked = true;
        return { data: undefined };
      },
    },
  };
}

export const Block: Story = {
  parameters: { campus: { client: blockable() } },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when Block is pressed and confirmed', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
      const dialog = within(await screen.findByRole('dialog'));
      await dialog.findByText(/We don’t notify them/);
      await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
    });
    await step('then it can be taken back', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Unblock' })).toBeVisible());
    });
  },
};

/** Student who blocked the viewer: no messaging, buying or offers. */
export const BlockedTheReader: Story = {
  parameters: {
    campus: {
      client: {
        ...client,
        users: {
          ...client.users,
          get: async () => ({ data: { ...kwame, canContact: false } }),
          listings: async () => ({
            ...one,
            data: [0, 1].map((n) => aListing(n, { isBlocked: true, postedById: idOf(1) })),
          }),
        },
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then neither Message nor a bundle is offered', async () => {
      await canvas.findByText(/can’t write to or buy from each other/);
      for (const name of ['Message', 'Follow', 'Invite'])
        await expect(canvas.queryByRole('button', { name })).toBeNull();
    });
  },
};

export const Follow: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when Follow is pressed', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Follow' }));
    });
    await step('then one hears of their new listings, and can take it back', async () => {
      const pressed = await screen.findByRole('button', { name: 'Following' });
      await expect(pressed).toHaveAttribute('aria-pressed', 'true');
      await expect(screen.getByText('Followers').nextElementSibling).toHaveTextContent('13');
      await userEvent.click(pressed);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Follow' })).toBeVisible());
    });
  },
};

const anEventOf = (n: number, title: string, eventDate: string) =>
  aListing(n, {
    hiveTypeId: 'buzz',
    title,
    price: 0,
    buzzDetails: { ...aListing(n).buzzDetails, eventDate } as never,
  });
const organiser = {
  ...client,
  users: {
    ...client.users,
    get: async () => ({ data: { ...kwame, listingCount: 3, events: { coming: 2, past: 12 } } }),
    listings: async ({ show }: { show?: string }) => ({
      ...one,
      data:
        show === 'coming_events'
          ? [
              anEventOf(1, 'Hall Week Jams', '2026-11-27T18:00:00.000Z'),
              anEventOf(2, 'Freshers’ film night', '2026-12-04T18:00:00.000Z'),
            ]
          : show === 'past_events'
            ? [anEventOf(3, 'Debate final', '2026-11-06T18:00:00.000Z')]
            : [aListing(0)],
    }),
  },
};
/** Organiser's page: upcoming events first, past ones behind a button. */
export const Organiser: Story = {
  parameters: { campus: { client: organiser } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given an organiser, then coming events come before listings and reviews', async () => {
      await waitFor(() => expect(canvas.getByText('Hall Week Jams')).toBeVisible());
      const titles = canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
      await expect(titles).toEqual(['Upcoming events 2', 'Listings 1', 'Reviews 2']);
      await expect(canvas.getByText('Follow for new listings and events.')).toBeVisible();
      await expect(canvas.queryByText('Debate final')).toBeNull();
    });
    await step('when past events are wanted, then they are there', async () => {
      const past = canvas.getByRole('button', { name: '12 past events' });
      await userEvent.click(past);
      await waitFor(() => expect(canvas.getByText('Debate final')).toBeVisible());
      await expect(past).toHaveAttribute('aria-expanded', 'true');
    });
  },
};
/** Organiser without upcoming events or other listings. */
export const OrganiserBetweenEvents: Story = {
  parameters: {
    campus: {
      client: {
        ...organiser,
        users: {
          ...organiser.users,
          get: async () => ({ data: { ...kwame, listingCount: 0, events: { coming: 0, past: 1 } } }),
          listings: async ({ show }: { show?: string }) => ({
            ...one,
            data: show === 'past_events' ? [anEventOf(3, 'Debate final', '2026-11-06T18:00:00.000Z')] : [],
          }),
        },
      },
    },
  },
};

export const NotFound: Story = {
  parameters: { campus: { client: { users: { get: missing } } } },
};
/** No bio, listing or review yet. */
export const Empty: Story = {
  parameters: {
    campus: {
      client: {
        reviews: { list: async () => ({ ...one, data: [], count: 0 }) },
        users: {
          get: async () => ({
            data: {
              ...kwame,
              bio: null,
              ...{
                rating: null,
                reviewCount: 0,
                listingCount: 0,
                saleCount: 0,
                responseMinutes: null,
                meetups: { met: 0, missed: 0 },
              },
            },
          }),
          listings: async () => ({ ...one, data: [] }),
        },
      },
    },
  },
};
export const LongText: Story = long;
export const Loading: Story = loading;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = offline();
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
