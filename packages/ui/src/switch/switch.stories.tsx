import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './switch.js';

const meta = {
  id: 'kit-switch',
  title: 'Kit/Forms/Switch',
  component: Switch,
  args: {
    label: 'Message notifications',
    description: 'When someone messages you.',
    onCheckedChange: fn(),
    className: 'max-w-sm',
  },
  parameters: {
    contract: {
      use: 'A setting that acts at once.',
      avoid: 'An answer that is sent with a form (Checkbox).',
      keyboard: [['Space, Enter', 'Turns it on and off']],
      screenReader: 'A switch with its label, which says on or off.',
    },
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Toggle: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Message notifications' });
    await step('given the switch is off', () => expect(control).not.toBeChecked());
    await step('when the row is pressed', () => userEvent.click(canvas.getByText('Message notifications')));
    await step('then the switch is on', () => expect(control).toBeChecked());
    await step('and the space bar turns the switch off again', async () => {
      await userEvent.keyboard(' ');
      await expect(control).not.toBeChecked();
      await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
    });
  },
};

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-md divide-y divide-line">
      <Switch label="Message notifications" />
      <Switch
        label="Payment notifications"
        description="Always on for money that is held for you."
        defaultChecked
      />
      <Switch label="Data saver" error="This could not be saved. Try again." />
      <Switch label="Dark theme" disabled />
      <Switch label="Two-step login" disabled defaultChecked />
      <Switch
        label="Let Nana Ama Serwaa Konadu-Agyemang and everybody else see when I was last here"
        defaultChecked
      />
    </div>
  ),
};
