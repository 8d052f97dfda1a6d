import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withCampus } from '../../testing/with-campus.js';
import { SearchBox } from './search-box.js';

const meta = {
  id: 'screens-dashboard-layout-search-box',
  title: 'Screens/On every screen/Dashboard layout/Search box',
  component: SearchBox,
  decorators: [
    (Story) => (
      <div className="flex min-h-96 items-start p-3">
        <Story />
      </div>
    ),
    withCampus,
  ],
  parameters: { layout: 'fullscreen', campus: { scene: 'goods on two campuses', viewer: 'Akosua Mensah' } },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeys: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    const box = await screen.findByRole('combobox', { name: 'Search' });
    await step('when the search box has the focus, then recent searches are offered', async () => {
      await userEvent.click(box);
      await waitFor(() => expect(screen.getByRole('option', { name: 'rice cooker' })).toBeVisible());
      await expect(box).toHaveAttribute('aria-expanded', 'true');
    });
    await step('when a word is typed, then matching hives and listing titles are offered', async () => {
      await userEvent.type(box, 'lam');
      await waitFor(() => expect(screen.getByRole('option', { name: /lam in Essentials/ })).toBeVisible());
      await waitFor(() => expect(screen.getByRole('option', { name: 'Desk lamp with USB' })).toBeVisible());
    });
    await step('then the arrow keys select an option while the focus stays in the box', async () => {
      await userEvent.keyboard('{ArrowDown}');
      const [first] = screen.getAllByRole('option');
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(box).toHaveAttribute('aria-activedescendant', first?.id);
      await expect(box).toHaveFocus();
    });
    await step('and the Escape key closes the options', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(box).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

export const PeopleAndPlaces: Story = {
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    const box = await screen.findByRole('combobox', { name: 'Search' });
    await step('when the name of a student is typed, then this student is offered', async () => {
      await userEvent.type(box, 'kwame b');
      await waitFor(() => expect(screen.getByRole('option', { name: 'Kwame Boateng' })).toBeVisible());
    });
    await step('when the common name of a campus is typed, then its university is offered', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, 'legon');
      await waitFor(() => expect(screen.getByRole('option', { name: 'University of Ghana' })).toBeVisible());
    });
    await step('and when an item is typed with a spelling mistake, its category is offered', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, 'labtop');
      await waitFor(() => expect(screen.getByRole('option', { name: /Laptops & phones/ })).toBeVisible());
    });
  },
};

export const Examples: Story = {
  parameters: { campus: { viewer: 'Yaw Darko' } },
  play: async ({ canvasElement, step }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('given a viewer without earlier searches, then example searches are offered', async () => {
      await userEvent.click(await screen.findByRole('combobox', { name: 'Search' }));
      await waitFor(() => expect(screen.getByRole('option', { name: 'web development' })).toBeVisible());
      await waitFor(() => expect(screen.getByRole('option', { name: 'Advanced Search' })).toBeVisible());
    });
  },
};
