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
import { Journey } from '../../testing/journey.js';
import { withCampus } from '../../testing/with-campus.js';
import { CategoriesScreen } from './categories-screen.js';
import { CategoryScreen } from './category-screen.js';

const meta = {
  id: 'screens-categories',
  title: 'Screens/Look around/Categories',
  component: Journey,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'goods on two campuses', viewer: null } },
  args: {
    start: { to: 'categories' },
    show: (at) => (at.to === 'category' ? <CategoryScreen id={at.id} /> : <CategoriesScreen />),
  },
} satisfies Meta<typeof Journey>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LookAround: Story = {
  parameters: { campus: { failures: { 'hives.list': 'lost-once' } } },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('when a hive with six listings fails to load and Try again is pressed', async () => {
      await userEvent.click(await screen.findByRole('link', { name: /^Essentials.*6 open listings/ }));
      await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    });
    await step('then the listings of the hive appear', async () => {
      await waitFor(() => expect(screen.getByText('Standing mirror')).toBeVisible());
      await expect(screen.getByText('HP EliteBook laptop')).toBeVisible();
    });
    await step('when a word is searched for, then only the listings with that word are left', async () => {
      const box = screen.getByRole('searchbox', { name: 'Search title and description' });
      await userEvent.type(box, 'mirror');
      await waitFor(() => expect(screen.queryByText('HP EliteBook laptop')).toBeNull());
      await expect(screen.getByText('Standing mirror')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
      await waitFor(() => expect(screen.getByText('HP EliteBook laptop')).toBeVisible());
    });
    await step('when a topic of the hive is opened, then only its listings appear', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'All categories' }));
      await userEvent.click(await screen.findByRole('link', { name: /^Laptops & phones.*1 open listing$/ }));
      await waitFor(() => expect(screen.getByText('HP EliteBook laptop')).toBeVisible());
      await expect(screen.queryByText('Standing mirror')).toBeNull();
    });
    await step('and an empty hive shows a message that nothing is available yet', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'All categories' }));
      await userEvent.click(await screen.findByRole('link', { name: /Archive/ }));
      await waitFor(() => expect(screen.getByText('No hives available in this category yet.')).toBeVisible());
    });
  },
};
/** Large counts. The names are fixed texts of the product. */
export const LongNumbers: Story = long;
/** Names of hives and topics appear immediately; counts follow later or stay empty. */
export const Loading: Story = loading;
export const Slow: Story = { parameters: slow.parameters, tags: ['!test'] };
export const Failed: Story = failed(/Essentials/);
export const Offline: Story = offline(/Essentials/);
export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
