import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { dark, smallPhone } from '../../test/screen-states.js';
import { messages } from './kernel.messages.js';
import { messages as french } from './kernel.messages.fr.js';
import { ScreenFailedView } from './screen-failed-view.js';
import { mistakeOf } from './world.js';

const meta = {
  id: 'screens-failed-screen',
  title: 'Screens/On every screen/Failed screen',
  component: ScreenFailedView,
  args: { t: messages, error: new Error('newer.kind is undefined'), onRetry: fn() },
} satisfies Meta<typeof ScreenFailedView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ args, canvasElement, step, userEvent }) => {
    const canvas = within(canvasElement);
    await step(
      'given a screen that failed, when Try again is pressed, then another try is requested',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
        await expect(args.onRetry).toHaveBeenCalledOnce();
      },
    );
  },
};
export const ProviderMissing: Story = { args: { error: new Error(mistakeOf({}, false) ?? '') } };
export const French: Story = { args: { t: french }, globals: { locale: 'fr' } };
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
