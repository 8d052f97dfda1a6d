import type { EventState } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aListing, anEvent, aStudent, aTicket } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { EventPanel } from './event-panel.js';

const event = aListing(0, { hiveTypeId: 'buzz', title: 'Hall Week Jams', price: 0 });

/** Event that is full after the next RSVP. */
function fillingUp() {
  let now: EventState = anEvent({ capacity: 1, going: 1, placesLeft: 0 });
  return {
    get: async () => ({ data: now }),
    join: async () => {
      const mine = aTicket({ status: 'waiting', position: 1, code: null, checkInUrl: null });
      now = { ...now, waiting: 1, mine };
      return { data: now };
    },
    leave: async () => {
      now = { ...now, waiting: 0, mine: null };
      return { data: now };
    },
  };
}

const meta = {
  id: 'screens-events-event-panel-flow',
  title: 'Screens/Meet/Events/Event panel/Flow',
  component: EventPanel,
  decorators: [withCampus],
  parameters: { layout: 'padded' },
  args: { listing: event, organiser: false },
} satisfies Meta<typeof EventPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (elements: HTMLElement[]) =>
  elements.find((one) => one.getBoundingClientRect().width > 0) ?? elements[0] ?? document.body;

const { email: _email, role: _role, settings: _settings, ...shownStudent } = aStudent(1);
/** Organiser of an event, with a button to follow them. */
export const OrganiserToFollow: Story = {
  parameters: {
    campus: {
      client: {
        events: fillingUp(),
        users: {
          get: async () => ({
            data: {
              ...shownStudent,
              ...{ rating: null, reviewCount: 0, listingCount: 3, saleCount: 0, responseMinutes: null },
              events: { coming: 3, past: 12 },
              meetups: { met: 0, missed: 0 },
              isBlocked: false,
              isFollowed: false,
              followerCount: 4,
            },
          }),
          follow: async () => ({ data: undefined }),
        },
      },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given an event, then it says how many more its organiser has', async () => {
      await waitFor(() => expect(canvas.getByText(/3 upcoming events/)).toBeVisible());
    });
    await step('when Follow is pressed, then it shows that at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
      await expect(await canvas.findByRole('button', { name: 'Following' })).toBeVisible();
    });
  },
};

export const WaitingList: Story = {
  parameters: { campus: { client: { events: fillingUp() } } },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('given a full house, when its waiting list is joined', async () => {
      await userEvent.click(
        shown(await screen.findAllByRole('button', { name: 'Join the waiting list', hidden: true })),
      );
    });
    await step('then the place in line is shown', async () => {
      await waitFor(() => expect(screen.getByText('You are number 1 in line')).toBeVisible());
    });
    await step('when it is left again, after a question', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Leave the waiting list' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Leave the waiting list' }));
    });
    await step('then it can be joined again', async () => {
      const again = await screen.findAllByRole('button', { name: 'Join the waiting list', hidden: true });
      await expect(again.length).toBeGreaterThan(0);
    });
  },
};
