import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import type { ViewerOnScene } from '../../testing/story-campus.js';
import { withCampus } from '../../testing/with-campus.js';
import { EventPanel } from './event-panel.js';
import { aListing } from '../../testing/listing-fixtures.js';

const meta = {
  id: 'screens-events-event-panel-flow',
  title: 'Screens/Meet/Events/Event panel/Flow',
  component: EventPanel,
  decorators: [withCampus],
  parameters: {
    layout: 'padded',
    // Ama's event is full, and one student waits for a place. She has two more events.
    campus: {
      scene: 'event tonight',
      viewer: 'Yaa Asantewaa',
      args: async ({ client, id }: ViewerOnScene) => ({
        listing: (await client.hives.get({ id: id('event') })).data,
      }),
    },
  },
  args: { listing: aListing(0, { hiveTypeId: 'buzz' }), organiser: false },
} satisfies Meta<typeof EventPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (elements: HTMLElement[]) =>
  elements.find((one) => one.getBoundingClientRect().width > 0) ?? elements[0] ?? document.body;

/** Organiser of an event, with a button to follow them. */
export const OrganiserToFollow: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'given an event, then the panel shows how many upcoming events its organiser has',
      async () => {
        await waitFor(() => expect(canvas.getByText(/3 upcoming events/)).toBeVisible());
      },
    );
    await step('when Follow is pressed, then the button changes to Following', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
      await expect(await canvas.findByRole('button', { name: 'Following' })).toBeVisible();
    });
  },
};

export const WaitingList: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('given a full event, when the viewer joins its waiting list', async () => {
      await userEvent.click(
        shown(await screen.findAllByRole('button', { name: 'Join the waiting list', hidden: true })),
      );
    });
    await step('then the number of the viewer in the waiting list is shown', async () => {
      await waitFor(() => expect(screen.getByText('You are number 2 in line')).toBeVisible());
    });
    await step('when the viewer leaves the waiting list and confirms', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Leave the waiting list' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Leave the waiting list' }));
    });
    await step('then the viewer can join the waiting list again', async () => {
      const again = await screen.findAllByRole('button', { name: 'Join the waiting list', hidden: true });
      await expect(again.length).toBeGreaterThan(0);
    });
  },
};
