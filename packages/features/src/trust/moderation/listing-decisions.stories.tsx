import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, french } from '../../../test/screen-states.js';
import { ListingDetailScreen } from '../../deals/listing-detail/index.js';
import { withCampus } from '../../testing/with-campus.js';
import { ListingDecisions } from './listing-decisions.js';

/** Page of an errand with the decisions of moderators. */
const Page = ({ id }: { id: string }) => (
  <ListingDetailScreen
    hive="logistics"
    id={id}
    moderation={(listing) => <ListingDecisions listing={listing} />}
  />
);

const meta = {
  id: 'screens-moderation-on-a-listing',
  title: 'Screens/Moderate/On a listing',
  component: Page,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    campus: { scene: 'reported laptop', viewer: 'Efua Danquah', ids: { id: 'errand' } },
  },
  args: { id: '' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hiding: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const screen = within(canvasElement.ownerDocument.body);
    await step(
      'given a listing without reports, when it is hidden without a reason, then an error asks for one',
      async () => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Hide listing' }));
        const dialog = within(await screen.findByRole('dialog', { name: 'Hide listing' }));
        await userEvent.click(dialog.getByRole('button', { name: 'Hide listing' }));
        await expect(await dialog.findByText('Please give a reason.')).toBeInTheDocument();
      },
    );
    await step('when a reason is entered and sent, then the dialog closes', async () => {
      const dialog = within(screen.getByRole('dialog', { name: 'Hide listing' }));
      await userEvent.click(dialog.getByRole('textbox', { name: 'Reason' }));
      await userEvent.paste('Medicine may not be carried for others.');
      await userEvent.click(dialog.getByRole('button', { name: 'Hide listing' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('then a notice says that the listing is hidden, with a button to show it again', async () => {
      const text = 'This is hidden. Only the poster and moderators can see it.';
      await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
      await expect(canvas.getByRole('button', { name: 'Show listing again' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Hide listing' })).toBeNull();
    });
  },
};
export const Dark: Story = { ...dark, tags: ['!test'] };
export const French: Story = { ...french, tags: ['!test'] };
