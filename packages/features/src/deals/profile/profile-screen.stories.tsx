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
import { withCampus } from '../../testing/with-campus.js';
import { ProfileScreen } from './profile-screen.js';

const meta = {
  id: 'screens-profile',
  title: 'Screens/Look after it/Profile',
  component: ProfileScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'shop of Kwame', viewer: 'Kwame Boateng' } },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a profile with a bio', async () => {
      await waitFor(() => expect(canvas.getByText('Level 300, engineering.')).toBeVisible());
    });
    await step('and with statistics of its sales and a link to manage listings', async () => {
      await waitFor(() => expect(canvas.getByText('Sales')).toBeVisible());
      await expect(canvas.getByRole('link', { name: 'Manage listings' })).toBeVisible();
    });
    await step('when the Reviews tab is opened', () =>
      userEvent.click(canvas.getByRole('tab', { name: /^Reviews/ })),
    );
    await step('then the reviews of both buyers are shown', async () => {
      await waitFor(() => expect(canvas.getByText('Kind and on time.')).toBeVisible());
      await expect(canvas.getByText('All as described.')).toBeVisible();
    });
  },
};

/** Portfolio pictures, captioned, sorted and saved. */
export const Pictures: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when Change pictures is pressed, then a dialog opens', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Change pictures' }));
      await screen.findByRole('dialog');
    });
    const dialog = within(screen.getByRole('dialog'));
    await step('and the first picture is moved back, so that it becomes the second one', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: 'Move picture 1 back' }));
      await expect(dialog.getByLabelText('What picture 2 shows')).toHaveValue('A logo for our hall week');
    });
    await step('then a picture without a caption shows an error and is not saved', async () => {
      await userEvent.clear(dialog.getByLabelText('What picture 1 shows'));
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(await dialog.findByText('Say what it shows')).toBeVisible();
    });
    await step('and a picture with a caption is saved and appears on the profile', async () => {
      await userEvent.type(dialog.getByLabelText('What picture 1 shows'), 'Freshers');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(screen.getByText('Freshers')).toBeVisible();
    });
  },
};

/** Student who has just joined. */
const newHere = { campus: { scene: 'Esi has joined', viewer: 'Esi Ofori' } };
export const NoPictures: Story = {
  parameters: newHere,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Show off your work')).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: newHere,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given a profile without a bio, then a hint to add one is shown', async () => {
      await waitFor(() =>
        expect(canvas.getByText('No bio provided yet. Edit your profile to add a bio.')).toBeVisible(),
      );
    });
    await step('when the Reviews tab of the new profile is opened', () =>
      userEvent.click(canvas.getByRole('tab', { name: /^Reviews/ })),
    );
    await step('then a message says that there are no reviews yet', async () => {
      await waitFor(() => expect(canvas.getByText('No reviews yet')).toBeVisible());
    });
  },
};
export const LongText: Story = long;
export const Loading: Story = loading;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
/** Shows data that is stored on the device. */
export const Offline: Story = offline();
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
