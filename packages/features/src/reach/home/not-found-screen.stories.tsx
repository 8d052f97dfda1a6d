import { campus as ghana } from '@campushive/campus-ghana';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { NotFoundScreen } from './not-found-screen.js';

const meta = {
  id: 'screens-not-found',
  title: 'Screens/On every screen/Not found',
  component: NotFoundScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then a message says that the page was not found, with a link home', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toBeVisible(),
      );
      await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '#home');
    });
    await step('and further links lead to the search and to every hive', () =>
      expect(within(canvas.getByRole('navigation')).getAllByRole('link')).toHaveLength(
        ghana.hives.length + 1,
      ),
    );
  },
};

export const French: StoryObj<typeof meta> = french;
export const Dark: StoryObj<typeof meta> = { ...dark, tags: ['!test'] };
export const SmallPhone: StoryObj<typeof meta> = { ...smallPhone, tags: ['!test'] };
