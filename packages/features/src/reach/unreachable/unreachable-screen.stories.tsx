import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { dark, smallPhone } from '../../../test/screen-states.js';
import { UnreachableScreen } from './unreachable-screen.js';
import { unreachableWords } from './unreachable-words.js';

const meta = {
  id: 'screens-unreachable',
  title: 'Screens/On every screen/Unreachable',
  component: UnreachableScreen,
  parameters: { layout: 'fullscreen' },
  args: { t: unreachableWords('en'), offline: true, onRetry: fn(), onBack: fn() },
} satisfies Meta<typeof UnreachableScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ args, canvasElement, step, userEvent }) => {
    const canvas = within(canvasElement);
    await step(
      'given no network, then a message says so, with buttons to try again and to go back',
      async () => {
        await waitFor(() => expect(canvas.getByText('You are offline')).toBeVisible());
        await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
        await expect(args.onRetry).toHaveBeenCalledOnce();
        await userEvent.click(canvas.getByRole('button', { name: 'Go back' }));
        await expect(args.onBack).toHaveBeenCalledOnce();
      },
    );
  },
};
export const Failed: Story = { args: { offline: false } };
export const French: Story = { args: { t: unreachableWords('fr') }, globals: { locale: 'fr' } };
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
