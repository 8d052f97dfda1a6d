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
import { HivesIndexScreen } from './hives-index-screen.js';

const meta = {
  id: 'screens-hives-index-flow',
  title: 'Screens/Find/Hives index/Flow',
  component: HivesIndexScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'goods on two campuses', viewer: 'Akosua Mensah' } },
} satisfies Meta<typeof HivesIndexScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('then Fresh on campus shows the newest listings of all hives', async () => {
      await expect(await screen.findByRole('heading', { name: 'Fresh on campus' })).toBeVisible();
      await waitFor(() => expect(screen.getByRole('link', { name: /Standing mirror/ })).toBeVisible());
    });
    await step('and each hive is a link with the count of its open listings', async () => {
      await expect(await screen.findByRole('link', { name: /Essentials.*6 open listings$/ })).toBeVisible();
    });
    await step('when feedback is sent without a description, then its field shows an error', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Submit Feedback' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Submit Feedback' }));
      await userEvent.type(dialog.getByLabelText('Title'), 'A hive for rides');
      await userEvent.click(dialog.getByRole('button', { name: 'Submit Feedback' }));
      await waitFor(() => expect(dialog.getByText('Add a description')).toBeVisible());
      await userEvent.type(dialog.getByLabelText('Description'), 'To Kumasi and back.');
      await userEvent.click(dialog.getByRole('button', { name: 'Submit Feedback' }));
    });
    await step(
      'when the description is added, then a message thanks for the feedback and the dialog closes',
      async () => {
        const thanks = 'Thank you for your feedback! We will review your suggestion.';
        await waitFor(() => expect(screen.getByText(thanks)).toBeVisible());
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      },
    );
  },
};
/** Large counts. The hives' names are fixed texts of the product. */
export const LongNumbers: Story = long;
export const Loading: Story = loading;
export const Slow: Story = slow;
export const Failed: Story = failed();
export const Offline: Story = offline();
export const Dark: Story = { ...dark, tags: ['!test'] };
export const French: Story = french;
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
