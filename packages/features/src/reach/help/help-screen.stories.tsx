import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { Journey } from '../../testing/journey.js';
import { withCampus } from '../../testing/with-campus.js';
import { HelpArticleScreen } from './help-article-screen.js';
import { HelpScreen } from './help-screen.js';

const meta = {
  id: 'screens-help',
  title: 'Screens/Look around/Help',
  component: Journey,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
  args: {
    start: { to: 'help' },
    show: (at) =>
      at.to === 'help' && at.article !== undefined ? (
        <HelpArticleScreen key={at.article} id={at.article} />
      ) : (
        <HelpScreen />
      ),
  },
} satisfies Meta<typeof Journey>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const FindAnAnswer: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByPlaceholderText('Search for help...');
    await step(
      'when no article has the typed word, then a message says so, and all articles can be shown again',
      async () => {
        await userEvent.type(box, 'zebra');
        await waitFor(() => expect(canvas.getByText('No article has these words')).toBeVisible());
        await userEvent.click(canvas.getByRole('button', { name: 'Show all articles' }));
        await waitFor(() => expect(canvas.getByText('Rating system explained')).toBeVisible());
      },
    );
    await step(
      'when a word is typed, then only articles with it are left, matching titles first',
      async () => {
        await userEvent.type(box, 'payout');
        await expect(canvas.getAllByRole('link')[0]).toHaveTextContent('Getting paid out');
        await expect(canvas.queryByText('Rating system explained')).toBeNull();
      },
    );
    await step(
      'when an article is opened, then its text and links to related articles are shown',
      async () => {
        await userEvent.click(canvas.getByRole('link', { name: 'Getting paid out' }));
        await expect(
          await canvas.findByRole('heading', { name: 'Getting paid out', level: 1 }),
        ).toBeVisible();
        const next = within(
          canvas.getByRole('heading', { name: 'Read next' }).parentElement ?? canvasElement,
        );
        await userEvent.click(next.getAllByRole('link')[0] ?? canvasElement);
        await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Getting paid out' })).toBeNull());
      },
    );
    await step('and the article links to the contact page and back to all articles', async () => {
      await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '#contact');
      await userEvent.click(canvas.getByRole('link', { name: 'All articles' }));
      await expect(await canvas.findByRole('heading', { name: 'Help Center' })).toBeVisible();
    });
  },
};

export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
