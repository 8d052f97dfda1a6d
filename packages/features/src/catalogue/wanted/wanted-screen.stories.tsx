import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
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
import { WantedScreen } from './wanted-screen.js';

const meta = {
  id: 'screens-wanted',
  title: 'Screens/Find/Wanted',
  component: WantedScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { scene: 'wanted posts', viewer: 'Akosua Mensah' } },
  args: { shown: { mine: false, category: null }, onShownChange: fn() },
} satisfies Meta<typeof WantedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'then each post shows its title, highest price, condition and number of responses',
      async () => {
        await expect(await canvas.findByRole('link', { name: 'A desk lamp with a clamp' })).toBeVisible();
        for (const fact of ['Up to ₵80.00', 'Good or better', '1 response'])
          await expect(canvas.getByText(fact)).toBeVisible();
        await expect(canvas.queryByRole('link', { name: 'A rice cooker' })).toBeNull();
      },
    );
  },
};
/** Posts of one category. */
export const Category: Story = {
  play: async ({ args, canvasElement, step, userEvent }) => {
    const canvas = within(canvasElement);
    await step('when a category is chosen, then the posts of that category are requested', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Hostel & kitchen' }));
      await expect(args.onShownChange).toHaveBeenCalledWith({ shown: { mine: false, category: 'hostel' } });
    });
  },
};
/** Viewer's own posts in any status. */
export const Mine: Story = {
  args: { shown: { mine: true, category: null } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('then the viewer’s own post appears, marked as closed', async () => {
      await expect(await canvas.findByRole('link', { name: 'A rice cooker' })).toBeVisible();
      await expect(canvas.getByText('Closed')).toBeVisible();
      await expect(canvas.queryByRole('link', { name: /desk lamp/ })).toBeNull();
    });
  },
};
/** New post from an empty search, with the search text as title. */
export const Post: Story = {
  args: { posting: 'A kettle' },
  play: async ({ canvasElement, step, userEvent }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('given the form with the search text as its title', async () => {
      await waitFor(() => expect(screen.getByLabelText('What you need')).toHaveValue('A kettle'));
    });
    await step('when the price is not an amount, then the field shows an error', async () => {
      await userEvent.type(screen.getByLabelText('The most you’d pay'), 'cheap');
      await userEvent.click(screen.getByRole('button', { name: 'Post' }));
      await waitFor(() => expect(screen.getByText('Enter an amount, such as 80.')).toBeVisible());
    });
    await step(
      'when the price is corrected and the form is posted, then a message confirms the post',
      async () => {
        await userEvent.clear(screen.getByLabelText('The most you’d pay'));
        await userEvent.type(screen.getByLabelText('The most you’d pay'), '60');
        await userEvent.click(screen.getByRole('button', { name: 'Post' }));
        await expect(
          await screen.findByText('Posted. We’ll tell you when someone has it.'),
        ).toBeInTheDocument();
      },
    );
  },
};
export const Empty: Story = {
  args: { shown: { mine: true, category: null } },
  parameters: { campus: { scene: 'goods on two campuses' } },
  play: async ({ canvasElement, step }) => {
    await step('then the page offers one action, to post a request', async () => {
      await expect(
        await within(canvasElement).findByRole('button', { name: 'Post a request' }),
      ).toBeVisible();
    });
  },
};
/** Optional fields of the form. */
export const More: Story = {
  ...Empty,
  play: async ({ canvasElement, step, userEvent }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await step('given the open form of a new request', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Post a request' }));
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'What do you need?' })).toBeVisible());
    });
    await step('when More is pressed, then the optional fields appear', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'More' }));
      await expect(screen.getByLabelText('At least this condition')).toBeVisible();
    });
  },
};
export const LongText: Story = long;
export const Loading: Story = loading;
export const Slow: Story = slow;
export const Failed: Story = failed();
export const Offline: Story = offline();
export const Dark: Story = { ...dark, tags: ['!test'] };
export const French: Story = french;
export const Spanish: Story = { globals: { locale: 'es' }, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
