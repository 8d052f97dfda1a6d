import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type FormEvent, type ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.js';
import { Checkbox } from '../checkbox/checkbox.js';
import { PasswordField } from '../password-field/password-field.js';
import { NativeSelect } from '../native-select/native-select.js';
import { TextField } from '../text-field/text-field.js';
import { Field } from './field.js';

const onSend = fn();

/** The fields of the kit together in a form. */
function Join(): ReactElement {
  const [problem, setProblem] = useState<string>();
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    setProblem(name === '' ? 'Please enter your full name' : undefined);
    if (name !== '') onSend({ name });
  }
  return (
    <form noValidate onSubmit={send} className="grid max-w-sm gap-4">
      <TextField label="Full name" name="name" autoComplete="name" error={problem} />
      <NativeSelect
        label="University"
        options={[{ value: 'knust', label: 'KNUST, Kumasi' }]}
        placeholder="Select your university"
      />
      <TextField label="University email" suffix="@st.knust.edu.gh" autoComplete="username" />
      <PasswordField label="Password" autoComplete="new-password" description="At least 8 characters." />
      <Checkbox label="I agree to the terms" />
      <Button type="submit" variant="primary" size="lg" fullWidth>
        Create account
      </Button>
    </form>
  );
}

const meta = {
  id: 'kit-field',
  title: 'Kit/Forms/Field',
  component: Field,
  args: { slot: 'field', label: 'Full name', children: (ids) => <input {...ids} /> },
  render: () => <Join />,
  parameters: {
    contract: {
      use: 'Around a control of your own, so that it has label, help and error like all others.',
      avoid: 'Around the kit’s fields: they have it already.',
      keyboard: [['None', 'The control decides']],
      screenReader: 'Label, help and error are tied to the control; errors are read out when they come.',
    },
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** Plain names in a plain form: the fields need no form library. */
export const InAForm: Story = {
  beforeEach: () => {
    onSend.mockClear();
  },
  play: async ({ canvas, step, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    const send = canvas.getByRole('button', { name: 'Create account' });
    await step('when the form is sent without a name', () => userEvent.click(send));
    await step('then the field says what is missing', () =>
      expect(name).toHaveAccessibleDescription('Please enter your full name'),
    );
    await step('when the name is given and the form is sent', async () => {
      await userEvent.type(name, 'Esi Mensah{Enter}');
    });
    await step('then the caller gets the name', () =>
      expect(onSend).toHaveBeenCalledWith({ name: 'Esi Mensah' }),
    );
    await step('and the field is valid again', () => expect(name).toBeValid());
  },
};

export const Matrix: Story = {};
