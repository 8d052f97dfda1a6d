import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dark, smallPhone } from '../../../../test/screen-states.js';
import { withCampus } from '../../../testing/with-campus.js';
import { PushOfferView } from './push-offer-view.js';

const answers = { onAccept: fn(), onDecline: fn() };

const meta = {
  id: 'screens-push-offer',
  title: 'Screens/Look after it/Push offer',
  component: PushOfferView,
  decorators: [withCampus],
  args: { offer: { status: 'offered', ...answers } },
} satisfies Meta<typeof PushOfferView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when the offer is declined, then the caller gets only the decline', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
      await expect(answers.onDecline).toHaveBeenCalledOnce();
      await expect(answers.onAccept).not.toHaveBeenCalled();
    });
  },
};
export const Asking: Story = { args: { offer: { status: 'asking', ...answers } } };
export const Failed: Story = { args: { offer: { status: 'failed', ...answers } } };
export const French: Story = { globals: { locale: 'fr' } };
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
