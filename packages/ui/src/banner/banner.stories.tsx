import type { Meta, StoryObj } from '@storybook/react-vite';
import Megaphone from 'lucide-react/icons/megaphone';
import WifiOff from 'lucide-react/icons/wifi-off';
import { expect, fn } from 'storybook/test';
import { TextLink } from '../text-link/text-link.js';
import { Banner } from './banner.js';

const meta = {
  title: 'Kit/Banner',
  component: Banner,
  args: { icon: <WifiOff />, children: 'You are offline. What you write is sent when you are back.' },
  parameters: {
    contract: {
      use: 'A message about the whole app that lasts: no connection, planned work, an e-mail to confirm.',
      avoid:
        'The answer to something that was just done (Toast), a message about one part of the page (Alert).',
      keyboard: [['Tab', 'To its action and its cross, where it has them']],
      screenReader: 'Read out when it appears; only danger interrupts.',
    },
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Dismiss: Story = {
  args: {
    tone: 'honey',
    icon: <Megaphone />,
    children: 'Payouts now come every day at noon.',
    onDismiss: fn(),
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('When the cross is pressed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Close' })),
    );
    await step('then the caller takes it away', () => expect(args.onDismiss).toHaveBeenCalledOnce());
  },
};

export const Matrix: Story = {
  render: () => (
    <div className="grid gap-3">
      {(['neutral', 'honey', 'warning', 'danger'] as const).map((tone) => (
        <Banner
          key={tone}
          tone={tone}
          icon={<Megaphone />}
          onDismiss={() => undefined}
          action={
            <TextLink href="#more" standalone>
              Read more
            </TextLink>
          }
        >
          Payments are paused until 14:00 while we move to a faster server.
        </Banner>
      ))}
      <Banner>Without icon, action and cross.</Banner>
    </div>
  ),
};
