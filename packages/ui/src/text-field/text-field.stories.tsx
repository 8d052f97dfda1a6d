import type { Meta, StoryObj } from '@storybook/react-vite';
import Check from 'lucide-react/icons/check';
import MapPin from 'lucide-react/icons/map-pin';
import { expect } from 'storybook/test';
import { TextField } from './text-field.js';

const meta = {
  id: 'kit-textfield',
  title: 'Kit/Forms/TextField',
  component: TextField,
  args: { label: 'Full name', autoComplete: 'name', className: 'max-w-sm' },
  parameters: {
    contract: {
      use: 'One line of text: a name, an address, a number that is not counted with.',
      avoid: 'Several lines (Textarea), a password (PasswordField).',
      keyboard: [['Tab', 'To the text, then to what can be pressed in it']],
      screenReader: 'A text field with label, help, error and suffix.',
    },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** A fixed suffix need not be typed. A screen reader reads it with the field. */
export const Suffix: Story = {
  args: {
    label: 'University email',
    suffix: '@st.knust.edu.gh',
    autoComplete: 'username',
    autoCapitalize: 'none',
  },
  play: async ({ canvas, step, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'University email' });
    await step('given a field with a suffix', () =>
      expect(field).toHaveAccessibleDescription('@st.knust.edu.gh'),
    );
    await step('when the suffix is pressed', () => userEvent.click(canvas.getByText('@st.knust.edu.gh')));
    await step('then the field has the focus', () => expect(field).toHaveFocus());
    await step('and the field takes the typed text', async () => {
      await userEvent.type(field, 'esi.mensah');
      await expect(field).toHaveValue('esi.mensah');
    });
  },
};

/** The error appears under the field, states the remedy, and is tied to the field for screen readers. */
export const Invalid: Story = {
  args: {
    label: 'University email',
    defaultValue: 'esi@gmail.com',
    error: 'Please use your university email address',
  },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox');
    await step('given an error, then the field is marked as invalid', () => expect(field).toBeInvalid());
    await step('and screen readers get the message', () =>
      expect(field).toHaveAccessibleDescription('Please use your university email address'),
    );
  },
};

export const Description: Story = {
  args: {
    label: 'Phone number',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel-national',
    leading: '+233',
    description: 'Only the people you trade with see it.',
  },
};

/** Where the context makes it clear, the label is only read out. */
export const HiddenLabel: Story = {
  args: {
    label: 'Campus location',
    hideLabel: true,
    placeholder: 'Where on campus?',
    leading: <MapPin />,
  },
};

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-4xl items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      <TextField label="Full name" placeholder="As on your student ID" />
      <TextField label="University email" defaultValue="esi.mensah" suffix="@st.knust.edu.gh" />
      <TextField
        label="Price"
        leading="₵"
        inputMode="decimal"
        defaultValue="2,450.00"
        description="You receive ₵2,425.50."
      />
      <TextField
        label="Student number"
        defaultValue="20761234"
        trailing={<Check aria-hidden="true" className="me-2 text-success" />}
      />
      <TextField
        label="University email"
        defaultValue="esi@gmail.com"
        error="Please use your university email address"
      />
      <TextField
        label="Price"
        leading="₵"
        defaultValue="-5"
        description="0 means free."
        error="Price must be 0 or more, with at most two decimals"
      />
      <TextField label="University" defaultValue="KNUST" readOnly description="Set by your email." />
      <TextField label="Full name" defaultValue="Ɔkyerɛ Mensah" disabled />
      <TextField label="Deadline" type="date" defaultValue="2026-12-01" />
      <TextField
        label="Nana Ama Serwaa Konadu-Agyemang asks: what is the exact name of the hostel?"
        hideLabel={false}
        leading={<MapPin />}
        placeholder="Unity Hall"
      />
    </div>
  ),
};
