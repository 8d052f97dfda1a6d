import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dark, smallPhone } from '../../../../test/screen-states.js';
import { withCampus } from '../../../testing/with-campus.js';
import { TextRecoveryView } from './text-recovery-view.js';
import type { TextRecovery } from './use-text-recovery.js';

const onSend = fn();
const offered: TextRecovery = {
  sendAt: 0,
  sent: false,
  sending: false,
  onSend,
  code: '',
  onCodeChange: fn(),
  attempt: 0,
  problem: null,
  proving: false,
  onProve: fn(),
};

const meta = {
  id: 'screens-auth-text-recovery',
  title: 'Screens/Join/Forgot password/By text message',
  component: TextRecoveryView,
  decorators: [withCampus],
  args: { recovery: offered },
} satisfies Meta<typeof TextRecoveryView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Send it by text message' });
    await step(
      'given a minute has passed, when the button is pressed, then a code is requested',
      async () => {
        await userEvent.click(button);
        await expect(onSend).toHaveBeenCalled();
      },
    );
  },
};
export const Waiting: Story = {
  args: { recovery: { ...offered, sendAt: Number.MAX_SAFE_INTEGER } },
  play: async ({ canvasElement, step }) => {
    await step('given the mail was sent just now, then the button is disabled and counts down', async () => {
      const button = within(canvasElement).getByRole('button', { name: /Send it by text message in/ });
      await expect(button).toBeDisabled();
    });
  },
};
export const Sent: Story = { args: { recovery: { ...offered, sent: true } } };
export const French: Story = { args: { recovery: offered }, globals: { locale: 'fr' } };
export const Dark: Story = { args: { recovery: { ...offered, sent: true } }, ...dark, tags: ['!test'] };
export const SmallPhone: Story = {
  args: { recovery: { ...offered, sent: true } },
  ...smallPhone,
  tags: ['!test'],
};
