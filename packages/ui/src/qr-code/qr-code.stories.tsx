import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Sheet } from '../test/sheet.js';
import { QrCode } from './qr-code.js';

const meta = {
  id: 'kit-qrcode',
  title: 'Kit/Data/QrCode',
  component: QrCode,
  args: { value: 'https://campushive.com.gh/handover/482913', label: 'Handover code' },
  parameters: {
    contract: {
      use: 'Something that the phone of a person nearby shall read: a handover code, a link to share.',
      avoid: 'The only way to get at something: the text stands beside it.',
      keyboard: [['None', 'Nothing in it takes the focus']],
      screenReader: 'A picture with its label as name.',
    },
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('then the code appears in the space reserved for it', async () => {
      const picture = canvas.getByRole('img', { name: 'Handover code' });
      await waitFor(() => expect(picture.querySelector('path')).not.toBeNull());
    });
  },
};

/** Dark on light in the dark theme, too, because scanners need it. */
export const InTheDark: Story = { globals: { theme: 'dark' } };

export const Matrix: Story = {
  render: (args) => (
    <Sheet
      rows={(['L', 'M', 'Q', 'H'] as const).map((correction) => ({
        name: correction,
        children: (
          <>
            <QrCode {...args} value="482913" correction={correction} className="w-24" />
            <QrCode {...args} correction={correction} className="w-32" />
          </>
        ),
      }))}
    />
  ),
};
