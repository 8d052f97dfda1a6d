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
import type { InMemoryCampus } from '../../testing/in-memory/in-memory-campus.js';
import { joinCampus, sell } from '../../testing/settle.js';
import { withCampus } from '../../testing/with-campus.js';
import { HivesIndexScreen } from './hives-index-screen.js';

/** Campus with a lamp for sale, viewed by Akosua. */
async function settle(campus: InMemoryCampus) {
  await sell(await joinCampus(campus, 'Kwame Boateng'), 'Desk lamp');
  return joinCampus(campus, 'Akosua Mensah');
}

const meta = {
  id: 'screens-hives-index-flow',
  title: 'Screens/Find/Hives index/Flow',
  component: HivesIndexScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { settle } },
} satisfies Meta<typeof HivesIndexScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    const box = screen.getByPlaceholderText('Search hives...');
    await step('then what was posted last is there, whichever hive it is in', async () => {
      await expect(await screen.findByRole('heading', { name: 'Fresh on campus' })).toBeVisible();
      await waitFor(() => expect(screen.getByRole('link', { name: /Desk lamp/ })).toBeVisible());
    });
    await step(
      'when a word is typed that no hive has, then it says so and leads to the listings',
      async () => {
        await expect(await screen.findByRole('link', { name: /Essentials.*1 open listing$/ })).toBeVisible();
        await userEvent.type(box, 'casino');
        await waitFor(() => expect(screen.getByText('No hive matches your search')).toBeVisible());
        await expect(screen.getByRole('link', { name: 'Search all listings' })).toHaveAttribute(
          'href',
          expect.stringContaining('#search'),
        );
        await userEvent.clear(box);
      },
    );
    await step('when a word of its description is typed, then only that hive is left', async () => {
      await userEvent.type(box, 'tutor');
      await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(1));
      await expect(screen.getByRole('link', { name: /Academia/ })).toBeVisible();
    });
    await step('when a suggestion is sent without its words, then it says what is missing', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Submit Feedback' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Submit Feedback' }));
      await userEvent.type(dialog.getByLabelText('Title'), 'A hive for rides');
      await userEvent.click(dialog.getByRole('button', { name: 'Submit Feedback' }));
      await waitFor(() => expect(dialog.getByText('Required')).toBeVisible());
      await userEvent.type(dialog.getByLabelText('Description'), 'To Kumasi and back.');
      await userEvent.click(dialog.getByRole('button', { name: 'Submit Feedback' }));
    });
    await step('then it is thanked for', async () => {
      const thanks = 'Thank you for your feedback! We will review your suggestion.';
      await waitFor(() => expect(screen.getByText(thanks)).toBeVisible());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
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
