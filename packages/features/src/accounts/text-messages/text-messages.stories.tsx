import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dark, smallPhone } from '../../../test/screen-states.js';
import { withCampus } from '../../testing/with-campus.js';
import { TextMessagesView } from './text-messages-view.js';
import type { TextMessagesState } from './use-text-messages.js';

const onAdd = fn();
const onProve = fn();
const onChange = fn();

const none = {
  status: 'none',
  phone: '',
  onPhoneChange: fn(),
  error: undefined,
  problem: null,
  adding: false,
  onAdd,
} satisfies TextMessagesState;
const code = {
  status: 'code',
  maskedPhone: '024 ••• 4567',
  codeState: 'sent',
  code: '',
  onCodeChange: fn(),
  attempt: 0,
  problem: null,
  proving: false,
  onProve,
  resendAt: 0,
  resending: false,
  onResend: fn(),
  onOther: fn(),
} satisfies TextMessagesState;
const proven = {
  status: 'proven',
  maskedPhone: '024 ••• 4567',
  isOn: true,
  isStopped: false,
  changing: false,
  onChange,
  removing: false,
  onRemove: fn(),
} satisfies TextMessagesState;

const meta = {
  id: 'screens-text-messages',
  title: 'Screens/Look after it/Settings/Text messages',
  component: TextMessagesView,
  decorators: [withCampus],
  args: { state: none },
} satisfies Meta<typeof TextMessagesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given no number, then the page lists the messages, and says how to end them', async () => {
      await expect(canvas.getByText(/Reply STOP to end them/)).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    });
    await step('when Text me a code is pressed, then a code is requested', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Text me a code' }));
      await expect(onAdd).toHaveBeenCalled();
    });
  },
};
export const WrongNumber: Story = {
  args: { state: { ...none, phone: '12345', error: 'Please enter a valid mobile number' } },
};
export const Code: Story = { args: { state: code } };
export const Refused: Story = { args: { state: { ...code, codeState: 'refused' } } };
export const GatewayAway: Story = { args: { state: { ...code, codeState: 'failed' } } };
export const HeldBack: Story = { args: { state: { ...code, codeState: 'held_back' } } };
export const Proven: Story = {
  args: { state: proven },
  play: async ({ canvasElement, step }) => {
    const toggle = within(canvasElement).getByRole('switch', { name: 'Text messages to 024 ••• 4567' });
    await step(
      'given messages are on, when the switch is pressed, then the caller is asked to turn them off',
      async () => {
        await userEvent.click(toggle);
        await expect(onChange).toHaveBeenCalledWith({ on: false });
      },
    );
  },
};
export const Stopped: Story = { args: { state: { ...proven, isOn: false, isStopped: true } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Unavailable: Story = { args: { state: { status: 'unavailable' } } };
export const French: Story = { args: { state: proven }, globals: { locale: 'fr' } };
export const Dark: Story = { args: { state: code }, ...dark, tags: ['!test'] };
export const SmallPhone: Story = { args: { state: code }, ...smallPhone, tags: ['!test'] };
