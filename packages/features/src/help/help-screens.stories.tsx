import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Article: Story = { render: () => <HelpArticleScreen id="payment-methods" /> };
export const ArticleWithTable: Story = { render: () => <HelpArticleScreen id="fees" /> };
export const ArticleInSpanish: Story = {
  render: () => <HelpArticleScreen id="scams" />,
  globals: { locale: 'es' },
};
export const Unknown: Story = { render: () => <HelpArticleScreen id="nothing" /> };
