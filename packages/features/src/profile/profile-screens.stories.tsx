import { ApiError } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, loading, slow, smallPhone } from '../../test/screen-states.js';
import { aListing, aStudent, idOf } from '../testing/fixtures.js';
import { withCampus } from '../testing/with-campus.js';
import { ProfileScreen } from './profile-screen.js';
import { StudentScreen } from './student-screen.js';

const one = { pagination: { nextCursor: null, limit: 20 } };
const { email: _email, role: _role, settings: _settings, ...shown } = aStudent(1);
const kwame = { ...shown, bio: 'Level 300, engineering.', listingCount: 2, isBlocked: false };
const nobody = () =>
  Promise.reject(new ApiError({ code: 'not_found', status: 404, message: 'Student not found' }));
const client = {
  auth: { me: async () => ({ data: aStudent(0) }) },
  hives: { myPosted: async () => ({ ...one, data: [aListing(0)] }) },
  reviews: { list: async () => ({ ...one, data: [], count: 0 }) },
  users: {
    get: async () => ({ data: kwame }),
    listings: async () => ({ ...one, data: [aListing(0), aListing(1)] }),
    block: async () => ({ data: undefined }),
    unblock: async () => ({ data: undefined }),
  },
};

// Storybook merges a story's parameters into the file's: a call that is left out is still there.
const offline = () => Promise.reject(new ApiError({ code: 'network', status: 0, message: 'No connection.' }));

const meta = {
  title: 'Screens/Profile/Flow',
  component: StudentScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { client } },
  args: { id: idOf(1) },
} satisfies Meta<typeof StudentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MyProfile: Story = {
  render: () => <ProfileScreen />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('Given there is no bio', async () => {
      await waitFor(() =>
        expect(canvas.getByText('No bio provided yet. Edit your profile to add a bio.')).toBeVisible(),
      );
    });
    await step('when Reviews is opened', () => userEvent.click(canvas.getByRole('tab', { name: 'Reviews' })));
    await step('then there are none yet', async () => {
      await waitFor(() => expect(canvas.getByText('No reviews yet')).toBeVisible());
    });
  },
};

export const MyProfileOffline: Story = {
  render: () => <ProfileScreen />,
  parameters: {
    campus: {
      client: { auth: { me: offline }, hives: { myPosted: offline }, reviews: { list: offline } },
    },
  },
};

export const Student: Story = {};

export const Block: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when Block is pressed and confirmed', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
    });
    await step('then it can be taken back', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Unblock' })).toBeVisible());
    });
  },
};

export const NotFound: Story = {
  parameters: { campus: { client: { users: { get: nobody } } } },
};
export const Failed: Story = {
  parameters: { campus: { client: { users: { get: offline } } } },
};

export const Loading: Story = loading;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
