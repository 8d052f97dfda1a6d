import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import MessageCircle from 'lucide-react/icons/message-circle';
import { expect, fn } from 'storybook/test';
import { Sheet } from '../test/sheet.js';
import { Button } from './button.js';

const meta = {
  id: 'kit-button',
  title: 'Kit/Actions/Button',
  component: Button,
  args: { children: 'Message seller', onClick: fn() },
  argTypes: { type: { control: 'select', options: ['button', 'submit', 'reset'] } },
  parameters: {
    contract: {
      use: 'Something happens here: send, save, pay. One primary button a view.',
      avoid: 'Going somewhere: a link, which may look like a button by asChild.',
      keyboard: [['Enter, Space', 'Presses it; while it loads nothing happens']],
      screenReader:
        'A button with its words; while it loads it says the loading words and that it is disabled.',
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** Primary is the single main action of a view, and shows the amount when money moves. */
export const Primary: Story = { args: { variant: 'primary', children: 'Pay ₵2,608.25' } };

export const Leading: Story = { args: { leading: <MessageCircle aria-hidden /> } };

export const Trailing: Story = { args: { trailing: <ArrowRight aria-hidden />, children: 'Next' } };

/** A real link with the style of a button. */
export const AsLink: Story = {
  args: { asChild: true, children: <a href="#sell">Post your listing</a>, variant: 'primary' },
};

export const FullWidth: Story = { args: { fullWidth: true, variant: 'primary', children: 'Create account' } };

/** Both states are as wide as the wider of the two, the focus stays, and clicks are ignored. */
export const Loading: Story = {
  args: { loading: true, loadingLabel: 'Logging in...', children: 'Login', variant: 'primary' },
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Logging in...' });
    await step('when the button is pressed while loading', () => userEvent.click(button));
    await step('then no click reaches the caller', () => expect(args.onClick).not.toHaveBeenCalled());
    await step('and the focus stays on the button', () => expect(button).toHaveFocus());
  },
};

export const KeepsItsWidth: Story = {
  render: () => (
    <div className="grid justify-items-start gap-3">
      <Button loadingLabel="Logging in...">Login</Button>
      <Button loading loadingLabel="Logging in...">
        Login
      </Button>
      <Button leading={<MessageCircle aria-hidden />} loadingLabel="Opening the chat...">
        Message
      </Button>
      <Button leading={<MessageCircle aria-hidden />} loading loadingLabel="Opening the chat...">
        Message
      </Button>
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('then the idle button is as wide as the loading one', async () => {
      const widths = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().width);
      const [idle = 0, loading = 0, withIcon = 0, loadingWithIcon = 0] = widths;
      await expect(Math.abs(idle - loading)).toBeLessThanOrEqual(1);
      await expect(Math.abs(withIcon - loadingWithIcon)).toBeLessThanOrEqual(1);
    });
    await step('and the icon and the label are centred in the button', async () => {
      const button = canvas.getByRole('button', { name: 'Message' });
      const [icon, text] = [button.querySelector('svg'), canvas.getByText('Message')];
      const [{ left = 0 }, { right }] = [icon?.getBoundingClientRect() ?? {}, text.getBoundingClientRect()];
      const whole = button.getBoundingClientRect();
      await expect(Math.abs(left - whole.left - (whole.right - right))).toBeLessThanOrEqual(1);
    });
  },
};

export const LongLabel: Story = {
  args: { children: 'Message Nana Ama Serwaa Konadu-Agyemang about this listing', fullWidth: true },
};

const variants = ['primary', 'secondary', 'outline', 'ghost', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export const Matrix: Story = {
  render: () => (
    <Sheet
      rows={[
        ...variants.map((variant) => ({
          name: variant,
          children: sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              Message seller
            </Button>
          )),
        })),
        {
          name: 'with an icon',
          children: variants.map((variant) => (
            <Button key={variant} variant={variant} leading={<MessageCircle aria-hidden />}>
              Message
            </Button>
          )),
        },
        {
          name: 'loading',
          children: variants.map((variant) => (
            <Button key={variant} variant={variant} loading loadingLabel="Saving...">
              Save
            </Button>
          )),
        },
        {
          name: 'disabled',
          children: variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              Save
            </Button>
          )),
        },
      ]}
    />
  ),
};
