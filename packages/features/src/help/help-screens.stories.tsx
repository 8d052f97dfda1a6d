import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withCampus } from '../testing/with-campus.js';
import { HelpArticleScreen } from './help-article-screen.js';
import { HelpScreen } from './help-screen.js';

const meta = {
  title: 'Screens/Help',
  component: HelpScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HelpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const InFrench: Story = { globals: { locale: 'fr' } };

export const Search: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByPlaceholderText('Search for help...');
    await step('when a word is typed, then only articles with it are left, titles first', async () => {
      await userEvent.type(box, 'payout');
      const links = canvas.getAllByRole('link');
      await expect(links[0]).toHaveTextContent('Getting paid out');
      await expect(canvas.queryByText('Rating system explained')).toBeNull();
    });
    await step('when no article has the words, then it says so and leads back', async () => {
      await userEvent.type(box, ' zebra');
      await waitFor(() => expect(canvas.getByText('No article has these words')).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Show all articles' }));
      await waitFor(() => expect(canvas.getByText('Rating system explained')).toBeVisible());
    });
  },
};

export const Article: Story = { render: () => <HelpArticleScreen id="payment-methods" /> };
export const ArticleWithTable: Story = { render: () => <HelpArticleScreen id="fees" /> };
export const ArticleInSpanish: Story = {
  render: () => <HelpArticleScreen id="scams" />,
  globals: { locale: 'es' },
};
export const Unknown: Story = { render: () => <HelpArticleScreen id="nothing" /> };
