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
import { SaveSearchButton } from './save-search/index.js';
import { SavedSearchesScreen } from './saved-searches-screen.js';

const meta = {
  id: 'screens-search-saved-searches',
  title: 'Screens/Find/Search/Saved searches',
  component: SavedSearchesScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'goods on two campuses', viewer: 'Akosua Mensah' } },
} satisfies Meta<typeof SavedSearchesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RemoveOne: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('given four saved searches', async () => {
      await waitFor(() => expect(screen.getByRole('link', { name: 'rice cooker' })).toBeVisible());
      await waitFor(() => expect(screen.getByText('Essentials · Up to ₵200.00 · 1 open now')).toBeVisible());
    });
    await step('when one saved search is removed', () =>
      userEvent.click(screen.getByRole('button', { name: 'Remove rice cooker' })),
    );
    await step('then the saved search disappears, and a message confirms the removal', async () => {
      const toast = await screen.findByText('Saved search removed');
      await waitFor(() => expect(toast).toBeVisible());
      await expect(screen.queryByRole('link', { name: 'rice cooker' })).toBeNull();
    });
  },
};

export const NoneYet: Story = {
  parameters: { campus: { viewer: 'Yaw Darko' } },
};

export const Save: Story = {
  render: () => (
    <div className="p-4">
      <SaveSearchButton search={{ q: 'kettle' }} />
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when Save this search is pressed', async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Save this search' })),
    );
    await step(
      'then a message announces alerts for new matches, and the button says Search saved',
      async () => {
        await expect(await screen.findByText('We’ll alert you to every new match.')).toBeInTheDocument();
        await expect(await screen.findByRole('button', { name: 'Search saved' })).toBeInTheDocument();
      },
    );
  },
};

export const LongText: Story = long;
export const Failed: Story = failed();
export const Loading: Story = loading;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Offline: Story = offline();
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
