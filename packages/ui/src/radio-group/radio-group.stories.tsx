import type { Meta, StoryObj } from '@storybook/react-vite';
import CreditCard from 'lucide-react/icons/credit-card';
import Smartphone from 'lucide-react/icons/smartphone';
import { expect, fn, waitFor } from 'storybook/test';
import { RadioGroup } from './radio-group.js';

const channels = [
  {
    value: 'mobile_money',
    label: 'Mobile money',
    description: 'MTN, Telecel or AirtelTigo. Approve on your phone.',
    icon: <Smartphone aria-hidden />,
  },
  {
    value: 'card',
    label: 'Card',
    description: 'On the page of Paystack.',
    icon: <CreditCard aria-hidden />,
  },
];
const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As the phone' },
];

const meta = {
  id: 'kit-radiogroup',
  title: 'Kit/Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'How do you want to pay?',
    name: 'channel',
    options: channels,
    onValueChange: fn(),
    className: 'max-w-sm',
  },
  parameters: {
    contract: {
      use: 'One of up to about five, whose descriptions matter.',
      avoid: 'Many (NativeSelect), something that acts at once (SegmentedControl).',
      keyboard: [['Arrow keys', 'Choose the next, the one before']],
      screenReader: 'A group of radio buttons with the label as name.',
    },
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: 'mobile_money' }, tags: ['!test'] };

export const Choose: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('when a row is pressed anywhere', () =>
      userEvent.click(canvas.getByText('On the page of Paystack.')),
    );
    await step('then its option is chosen', () =>
      expect(canvas.getByRole('radio', { name: 'Card' })).toBeChecked(),
    );
    await step('when the arrow up is pressed', () => userEvent.keyboard('{ArrowUp>}'));
    await step('then the previous option is chosen', async () => {
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'Mobile money' })).toBeChecked());
      await userEvent.keyboard('{/ArrowUp}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('mobile_money');
    });
  },
};

/** Without an icon, the row of the knob stays as high as with one. */
export const Tiles: Story = { args: { layout: 'tiles', defaultValue: 'card' } };

/** A long label of a tile without an icon wraps before the knob. */
export const TilesWithoutIcons: Story = {
  args: {
    layout: 'tiles',
    defaultValue: 'food',
    options: [
      { value: 'food', label: 'Food and things that are eaten or used' },
      { value: 'service', label: 'A service' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const text = document.createRange();
    text.selectNodeContents(canvas.getByText('Food and things that are eaten or used'));
    const knob = canvas.getByRole('radio', { name: /^Food/ }).getBoundingClientRect();
    await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(knob.left);
  },
};

export const Invalid: Story = { args: { error: 'Please choose how you want to pay' } };

const reasons = [
  { value: 'early', label: 'Early bird', description: 'Sold out', disabled: true },
  { value: 'regular', label: 'Regular', description: '40 left' },
];
/** Returns the effective opacity of an element: the product of its own and its ancestors'. */
const opacityOf = (element: Element | null): number =>
  element === null ? 1 : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);

/** The reason why an option is disabled is as readable as any other description. */
export const Unavailable: Story = {
  args: { label: 'Ticket', name: 'kind', options: reasons },
  play: async ({ canvas, step }) => {
    await step('then the name of a disabled option is pale', () =>
      expect(opacityOf(canvas.getByText('Early bird'))).toBeLessThan(0.5),
    );
    await step('and the reason for it is not pale', () =>
      expect(opacityOf(canvas.getByText('Sold out'))).toBe(1),
    );
    await step('and the name of an enabled option is not pale', () =>
      expect(opacityOf(canvas.getByText('Regular'))).toBe(1),
    );
  },
};

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-4xl items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      <RadioGroup label="Chosen" name="chosen" options={channels} defaultValue="mobile_money" />
      <RadioGroup label="Wrong" name="wrong" options={channels} error="Please choose how you want to pay" />
      <RadioGroup label="Plain" name="plain" options={themes} defaultValue="system" />
      <RadioGroup
        label="Disabled"
        name="disabled"
        options={channels.map((option) => ({ ...option, disabled: option.value === 'card' }))}
        defaultValue="card"
      />
    </div>
  ),
};
