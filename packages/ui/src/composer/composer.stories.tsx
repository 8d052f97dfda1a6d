import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Alert } from '../alert/alert.js';
import { Composer, type ComposerProps } from './composer.js';

function Kept(props: ComposerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Composer
      {...props}
      value={value}
      onValueChange={setValue}
      onSend={() => {
        setValue('');
        props.onSend();
      }}
    />
  );
}

const meta = {
  id: 'kit-composer',
  title: 'Kit/Forms/Composer',
  component: Composer,
  args: {
    label: 'Message',
    placeholder: 'Type a message...',
    sendLabel: 'Send message',
    value: '',
    onValueChange: fn(),
    onSend: fn(),
    className: 'max-w-lg',
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    contract: {
      use: 'At the foot of a conversation.',
      avoid: 'A text that is part of a form (Textarea).',
      keyboard: [
        ['Enter', 'Sends'],
        ['Shift and Enter', 'A new line'],
      ],
      screenReader: 'A text field and a button, which says when it cannot send.',
    },
  },
} satisfies Meta<typeof Composer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Send: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const text = canvas.getByLabelText('Message');
    await step('when a message is written and Enter is pressed', () =>
      userEvent.type(text, 'Is it still there?{Enter}'),
    );
    await step('then the message is sent', () => expect(args.onSend).toHaveBeenCalledOnce());
    await step('and the field is empty', () => expect(text).toHaveValue(''));
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div className="grid gap-5">
      <Kept {...args} />
      <Kept {...args} value={'Two lines,\nas they are written.'} />
      <Kept {...args} value="Too long" error="At most 2,000 characters" />
      <Kept
        {...args}
        value="Send it to my MoMo"
        above={<Alert tone="warning">Pay only through the app.</Alert>}
      />
    </div>
  ),
};
