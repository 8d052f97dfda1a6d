import type { Meta, StoryObj } from '@storybook/react-vite';
import Bike from 'lucide-react/icons/bike';
import BookOpen from 'lucide-react/icons/book-open';
import House from 'lucide-react/icons/house';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Select, type SelectProps } from './select.js';

const conditions = [
  { value: 'new', label: 'New', description: 'In its box, with the receipt' },
  { value: 'like-new', label: 'Like new', description: 'No signs of use' },
  { value: 'used', label: 'Used', description: 'Works, with signs of use' },
  { value: 'for-parts', label: 'For parts', disabled: true },
];
const places: SelectProps['options'] = [
  {
    label: 'Halls',
    options: [
      { value: 'unity', label: 'Unity Hall', leading: <House aria-hidden /> },
      { value: 'africa', label: 'Africa Hall', leading: <House aria-hidden /> },
    ],
  },
  {
    label: 'On campus',
    options: [
      { value: 'library', label: 'Main library', leading: <BookOpen aria-hidden /> },
      { value: 'gate', label: 'Bicycle stand at the main gate', leading: <Bike aria-hidden /> },
    ],
  },
];

const meta = {
  id: 'kit-select',
  title: 'Kit/Forms/Select',
  component: Select,
  args: {
    label: 'Condition',
    options: conditions,
    placeholder: 'Choose one',
    className: 'max-w-sm',
    onValueChange: fn(),
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 340 } },
    contract: {
      use: 'One of several choices that need an icon, a description or a small control, mostly on laptops.',
      avoid:
        'Plain words (NativeSelect, which is lighter). Up to five with descriptions in sight (RadioGroup). Long lists (Combobox).',
      keyboard: [
        ['Enter, Space, arrow keys', 'Open the list'],
        [
          'Arrow keys, Home, End, letters',
          'Through the options; letters choose while the list is closed, too',
        ],
        ['Enter, Space', 'Take the option'],
        ['Escape', 'Closes the list without a change'],
      ],
      screenReader: 'A combobox with its label and value, and a list of options in named groups.',
    },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Choose: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Condition' });
    await step('when the select is opened by the keyboard', async () => {
      select.focus();
      await userEvent.keyboard('{Enter}');
    });
    await step('then its options are listed', () =>
      waitFor(() => expect(screen.getByRole('option', { name: /Like new/ })).toBeVisible()),
    );
    await step('when the second option is taken', async () => {
      await waitFor(() => expect(screen.getByRole('option', { name: /^New/ })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Enter}');
    });
    await step('then the select shows the option', () =>
      waitFor(() => expect(select).toHaveTextContent('Like new')),
    );
    await step('and the caller gets its value', () =>
      expect(args.onValueChange).toHaveBeenCalledWith('like-new'),
    );
    await step('and the focus is on the select again', () => waitFor(() => expect(select).toHaveFocus()));
  },
};

/** Options in named groups, with icons. */
export const Groups: Story = {
  args: { label: 'Meeting point', options: places, placeholder: 'Where do you meet?' },
};

/** The open list. */
export const Open: Story = {
  args: { label: 'Meeting point', options: places, defaultValue: 'library', defaultOpen: true },
};

/** A list that is longer than its frame scrolls; signs at its ends say that there is more. */
export const ManyOptions: Story = {
  args: {
    label: 'Room',
    options: Array.from({ length: 60 }, (_, index) => ({
      value: `${index + 1}`,
      label: `Room ${index + 1}`,
    })),
    defaultValue: '30',
    defaultOpen: true,
  },
};

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-4xl items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      <Select label="Condition" options={conditions} placeholder="Choose one" />
      <Select
        label="Condition"
        options={conditions}
        defaultValue="like-new"
        description="Honest sellers sell faster."
      />
      <Select
        label="Condition"
        options={conditions}
        placeholder="Choose one"
        error="Please choose a condition"
      />
      <Select label="Condition" options={conditions} defaultValue="used" disabled />
      <Select label="Condition" options={conditions} size="sm" defaultValue="used" />
      <Select
        label="Sort by"
        hideLabel
        options={[{ value: 'newest', label: 'Newest first' }]}
        defaultValue="newest"
      />
      <Select
        label="Rechtsschutzversicherungsgesellschaften"
        options={[{ value: 'long', label: 'Kwame Nkrumah University of Science and Technology, Kumasi' }]}
        defaultValue="long"
      />
    </div>
  ),
};
