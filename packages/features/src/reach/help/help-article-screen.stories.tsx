import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { dark, french, offline, smallPhone } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { HelpArticleScreen } from './help-article-screen.js';

const meta = {
  id: 'screens-help-article',
  title: 'Screens/Look around/Help/Article',
  component: HelpArticleScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: { id: 'held-money' },
} satisfies Meta<typeof HelpArticleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the title of the article is shown', async () => {
      const title = await canvas.findByRole('heading', { name: 'How held money works', level: 1 });
      await waitFor(() => expect(title).toBeVisible());
    });
    await step('and Read next links to related articles, but not to this one', async () => {
      const next = within(canvas.getByRole('heading', { name: 'Read next' }).parentElement ?? canvasElement);
      await expect(next.getAllByRole('link').length).toBeGreaterThan(1);
      await expect(next.queryByRole('link', { name: 'How held money works' })).toBeNull();
    });
  },
};
export const WithATable: Story = { args: { id: 'fees' } };
export const Spanish: Story = { args: { id: 'scams' }, globals: { locale: 'es' }, tags: ['!test'] };
export const Unknown: Story = {
  args: { id: 'casino' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'then a message says that the article does not exist, with a link to all articles',
      async () => {
        await waitFor(() => expect(canvas.getByText('This article does not exist')).toBeVisible());
        await expect(canvas.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '#help');
      },
    );
  },
};
/** Article without a network: its text is part of the app. */
export const Offline: Story = offline('All articles');
export const Dark: Story = { ...dark, tags: ['!test'] };
export const French: Story = french;
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
