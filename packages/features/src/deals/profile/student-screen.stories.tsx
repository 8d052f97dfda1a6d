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
import { idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { StudentScreen } from './student-screen.js';

const meta = {
  id: 'screens-student',
  title: 'Screens/Find/Student',
  component: StudentScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // Akosua looks at Kwame’s page.
    campus: { scene: 'shop of Kwame', viewer: 'Akosua Mensah', ids: { id: 'Kwame Boateng' } },
  },
  args: { id: idOf(1) },
} satisfies Meta<typeof StudentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a seller, then the number of sales and of followers is at the top', async () => {
      const sales = await canvas.findByText('Sales');
      await expect(sales.nextElementSibling).toHaveTextContent('2');
      await expect(canvas.getByText('Followers').nextElementSibling).toHaveTextContent('1');
    });
    await step('and listings come before reviews', async () => {
      const titles = () => canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
      await waitFor(() => expect(titles()).toEqual(['Work by Kwame Boateng', 'Listings 2', 'Reviews 2']));
    });
  },
};

/** Portfolio pictures come before the listings. */
export const WithPictures: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the pictures of work come before the listings', async () => {
      await canvas.findByText('Poster of the freshers’ fair');
      const titles = canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
      await expect(titles).toEqual(['Work by Kwame Boateng', 'Listings 2', 'Reviews 2']);
    });
  },
};
export const PicturesFailed: Story = {
  parameters: { campus: { failures: { 'portfolio.list': 'broken' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The pictures could not be loaded.')).toBeVisible();
  },
};
export const PicturesForModerators: Story = {
  parameters: {
    campus: { scene: 'cases to decide', viewer: 'Abena Frimpong', ids: { id: 'Kwame Boateng' } },
  },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when the moderator presses Remove for a picture', async () => {
      const [first] = await screen.findAllByRole('button', { name: /^Remove “Poster/ });
      if (first !== undefined) await userEvent.click(first);
    });
    await step('then the dialog requires a reason', async () => {
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
      await expect(await dialog.findByText('Say why')).toBeVisible();
    });
  },
};

/** Two items of the seller, paid for together. */
export const Bundle: Story = {
  play: async ({ canvas, step }) => {
    await step('when two listings of the student are added to the bundle', async () => {
      for (const add of await canvas.findAllByRole('button', { name: /^Add to bundle/ }))
        await userEvent.click(add);
    });
    await step('then the sum and the Pay together link appear', async () => {
      await expect(await canvas.findByText('₵2,630.00')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Pay together' })).toBeVisible();
    });
  },
};

export const InviteToATask: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when the student is invited to one of the tasks of the viewer', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
      const dialog = within(await screen.findByRole('dialog'));
      const invite = await dialog.findAllByRole('button', { name: /^Invite to / });
      // Invitations are for tasks, not for items for sale.
      await expect(invite).toHaveLength(1);
      if (invite[0] !== undefined) await userEvent.click(invite[0]);
    });
    await step('then the invitation is marked as sent', async () => {
      await waitFor(() => expect(screen.getByText('Invited')).toBeVisible());
    });
  },
};

export const InviteWithoutATask: Story = {
  parameters: { campus: { viewer: 'Esi Ofori' } },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when a viewer without an open task presses Invite', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
    });
    await step('then a link to post a gig is offered', async () => {
      await expect(await screen.findByRole('link', { name: 'Post a gig' })).toBeVisible();
    });
  },
};

export const Block: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when Block is pressed and confirmed', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
      const dialog = within(await screen.findByRole('dialog'));
      await dialog.findByText(/We don’t notify them/);
      await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
    });
    await step('then the button changes to Unblock', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Unblock' })).toBeVisible());
    });
  },
};

/** Student who blocked the viewer: no messaging, buying or offers. */
export const BlockedTheReader: Story = {
  parameters: {
    campus: { scene: 'blocked by a seller', ids: { id: 'Yaw Darko' } },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'then a message explains the block, and there is no Message, Follow or Invite button',
      async () => {
        await canvas.findByText(/can’t message or buy from each other/);
        for (const name of ['Message', 'Follow', 'Invite'])
          await expect(canvas.queryByRole('button', { name })).toBeNull();
      },
    );
  },
};

export const Follow: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when Follow is pressed', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Follow' }));
    });
    await step('then the number of followers rises, and a second press ends the following', async () => {
      const pressed = await screen.findByRole('button', { name: 'Following' });
      await expect(pressed).toHaveAttribute('aria-pressed', 'true');
      await expect(screen.getByText('Followers').nextElementSibling).toHaveTextContent('2');
      await userEvent.click(pressed);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Follow' })).toBeVisible());
    });
  },
};

/** Organiser's page: upcoming events first, past ones behind a button. */
export const Organiser: Story = {
  parameters: { campus: { scene: 'organisers', ids: { id: 'Kwame Boateng' } } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given an organiser, then the upcoming events come before the listings', async () => {
      await waitFor(() => expect(canvas.getByText('Hall Week Jams')).toBeVisible());
      const titles = canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
      await expect(titles.slice(0, 2)).toEqual(['Upcoming events 2', 'Listings 1']);
      await expect(canvas.getByText('Follow for new listings and events.')).toBeVisible();
      await expect(canvas.queryByText('Debate final')).toBeNull();
    });
    await step('when the past events are unfolded, then the past event appears', async () => {
      const past = canvas.getByRole('button', { name: '1 past event' });
      await userEvent.click(past);
      await waitFor(() => expect(canvas.getByText('Debate final')).toBeVisible());
      await expect(past).toHaveAttribute('aria-expanded', 'true');
    });
  },
};
/** Organiser without upcoming events or other listings. */
export const OrganiserBetweenEvents: Story = {
  parameters: { campus: { scene: 'organisers', ids: { id: 'Esi Ofori' } } },
};

export const NotFound: Story = {
  parameters: { campus: { ids: { id: null } } },
};
/** No bio, listing or review yet. */
export const Empty: Story = {
  parameters: { campus: { ids: { id: 'Esi Ofori' } } },
};
export const LongText: Story = long;
export const Loading: Story = loading;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = offline();
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
