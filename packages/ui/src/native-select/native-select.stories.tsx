import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NativeSelect } from './native-select.js';

const conditions = [
  { value: 'new', label: 'New' },
  { value: 'like-new', label: 'Like new' },
  { value: 'used', label: 'Used' },
  { value: 'for-parts', label: 'For parts', disabled: true },
];
const universities = [
  {
    label: 'Kumasi',
    options: [{ value: 'knust', label: 'Kwame Nkrumah University of Science and Technology' }],
  },
  {
    label: 'Accra',
    options: [
      { value: 'ug', label: 'University of Ghana' },
      { value: 'upsa', label: 'University of Professional Studies' },
    ],
  },
];

const meta = {
  id: 'kit-nativeselect',
  title: 'Kit/Forms/NativeSelect',
  component: NativeSelect,
  args: {
    label: 'Condition',
    options: conditions,
    placeholder: 'Choose one',
    className: 'max-w-sm',
    onChange: fn(),
  },
  parameters: {
    contract: {
      use: 'One of more than five choices, whose names people know.',
      avoid: 'Up to five, whose descriptions matter (RadioGroup).',
      keyboard: [
        ['Arrow keys, letters', 'Choose'],
        ['Space, Enter', 'Open the list'],
      ],
      screenReader: 'The browser’s own select, with label, help and error.',
    },
  },
} satisfies Meta<typeof NativeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Choose: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Condition' });
    await step('given no option is chosen', () => expect(select).toHaveValue(''));
    await step('when Used is chosen', () => userEvent.selectOptions(select, 'Used'));
    await step('then the field shows Used', () => expect(select).toHaveDisplayValue('Used'));
    await step('and the caller gets the change', () => expect(args.onChange).toHaveBeenCalledOnce());
  },
};

export const Groups: Story = {
  args: { label: 'University', options: universities, placeholder: 'Select your university' },
};

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-4xl items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      <NativeSelect label="Condition" options={conditions} placeholder="Choose one" />
      <NativeSelect label="Condition" options={conditions} defaultValue="like-new" />
      <NativeSelect
        label="Condition"
        options={conditions}
        placeholder="Choose one"
        error="Please choose a condition"
      />
      <NativeSelect
        label="University"
        options={universities}
        defaultValue="knust"
        description="Set by your email."
      />
      <NativeSelect label="Condition" options={conditions} defaultValue="used" disabled />
      <NativeSelect label="Sort by" hideLabel options={[{ value: 'newest', label: 'Newest first' }]} />
    </div>
  ),
};
