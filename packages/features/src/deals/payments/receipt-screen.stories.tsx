import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failed, long, offline, slow } from '../../../test/screen-states.js';
import { idOf } from '../../testing/fixtures.js';
import { withCampus } from '../../testing/with-campus.js';
import { ReceiptScreen } from './receipt-screen.js';

const meta = {
  id: 'screens-payments-receipt-flow',
  title: 'Screens/Buy/Payments/Receipt/Flow',
  component: ReceiptScreen,
  decorators: [withCampus],
  parameters: {
    layout: 'fullscreen',
    // Kofi's receipt of Ama's laptop.
    campus: { scene: 'held payment', viewer: 'Kofi Mensah', ids: { id: 'order' } },
  },
  args: { id: idOf(0), print: fn() },
} satisfies Meta<typeof ReceiptScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when Print is pressed, then the print dialog is requested', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Print' }));
      await expect(args.print).toHaveBeenCalledOnce();
    });
    await step('and the receipt has a link to download it as a PDF', async () => {
      await expect(canvas.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
        'href',
        expect.stringMatching(/\/api\/payments\/[0-9a-f-]{36}\/receipt\.pdf\?/),
      );
    });
  },
};

export const LongText: Story = long;
export const Slow: Story = { ...slow, tags: ['!test'] };
export const Failed: Story = failed();
export const Offline: Story = offline();
