import type { Meta, StoryObj } from '@storybook/react-vite';
import BookOpen from 'lucide-react/icons/book-open';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Combobox, type ComboboxProps } from './combobox.js';

const universities: ComboboxProps['options'] = [
  {
    label: 'Public',
    options: [
      { value: 'ug', label: 'University of Ghana, Légon', keywords: ['UG'] },
      { value: 'knust', label: 'Kwame Nkrumah University of Science and Technology', keywords: ['KNUST'] },
      { value: 'ucc', label: 'University of Cape Coast', keywords: ['UCC'] },
      { value: 'uds', label: 'University for Development Studies, Tamale', keywords: ['UDS'] },
    ],
  },
  {
    label: 'Private',
    options: [
      { value: 'ashesi', label: 'Ashesi University' },
      { value: 'central', label: 'Central University' },
      { value: 'opening', label: 'Pentecost University', description: 'Opens in January', disabled: true },
    ],
  },
];
const subjects = ['Anatomy', 'Biology', 'Calculus', 'Économie', 'French', 'Statistics'].map((label) => ({
  value: label.toLowerCase(),
  label,
  leading: <BookOpen aria-hidden />,
}));

const meta = {
  id: 'kit-combobox',
  title: 'Kit/Forms/Combobox',
  component: Combobox,
  args: {
    label: 'University',
    options: universities,
    placeholder: 'Type its name',
    className: 'max-w-sm',
    onValueChange: fn(),
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 460 } },
    contract: {
      use: 'One or several answers from a list that is too long to read: banks, universities, subjects.',
      avoid:
        'Up to about fifteen plain options (NativeSelect, which shows the picker of the phone). Any text as an answer (TextField). A search (SearchCombobox).',
      keyboard: [
        ['Letters', 'Find options; the first one is active'],
        ['Arrow keys', 'Open the list, then through its options'],
        ['Home, End', 'To the first and last option while one is active, else in the text'],
        ['Enter', 'Takes the active option; with several answers it removes a chosen one'],
        ['Escape', 'Closes the list; in a closed field it removes the answer'],
        ['Backspace', 'In an empty text it removes the last of several answers'],
        ['Alt + arrow down, up', 'Open and close the list without a move'],
      ],
      screenReader:
        'A combobox with its label and answer. The number of options is read out when it changes; several answers describe the field.',
    },
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** Accents do not matter, and an abbreviation is a keyword. */
export const Choose: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'University' });
    await step('when a name is typed without its accent', () => userEvent.type(field, 'legon'));
    await step('then the matching option is active', async () => {
      const option = await screen.findByRole('option', { name: 'University of Ghana, Légon' });
      await expect(field).toHaveAttribute('aria-activedescendant', option.id);
    });
    await step('when Enter is pressed', () => userEvent.keyboard('{Enter}'));
    await step('then the caller gets its value', () => expect(args.onValueChange).toHaveBeenCalledWith('ug'));
    await step('and the field shows it, with the focus and a closed list', async () => {
      await expect(field).toHaveValue('University of Ghana, Légon');
      await expect(field).toHaveFocus();
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    });
    await step('when Escape is pressed', () => userEvent.keyboard('{Escape}'));
    await step('then the field is empty', () => expect(field).toHaveValue(''));
  },
};

/** Each answer is a tag. The list stays open for the next one. */
export const Multiple: Story = {
  args: {
    multiple: true,
    label: 'Subjects',
    options: subjects,
    defaultValue: ['biology'],
    placeholder: 'Add a subject',
  },
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Subjects' });
    await step('when a second subject is taken', async () => {
      await userEvent.type(field, 'eco');
      await screen.findByRole('option', { name: 'Économie' });
      await userEvent.keyboard('{Enter}');
    });
    await step('then the caller gets both', () =>
      expect(args.onValueChange).toHaveBeenCalledWith(['biology', 'économie']),
    );
    await step('and both are described at the field', () =>
      expect(field).toHaveAccessibleDescription('Biology, Économie'),
    );
    await step('when the first tag is pressed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Remove Biology' })),
    );
    await step('then the other one stays, and the focus is in the text', async () => {
      await expect(field).toHaveAccessibleDescription('Économie');
      await expect(field).toHaveFocus();
    });
  },
};

/** The open list, at its answer. */
export const Open: Story = { args: { defaultValue: 'ucc', defaultOpen: true } };

/** The caller loads the options while the reader types. */
export const Loading: Story = {
  args: { options: [], filter: false, loading: true, defaultOpen: true, loadingLabel: 'Searching…' },
};

export const Empty: Story = {
  args: { options: [], defaultOpen: true, emptyLabel: 'No such university' },
};

/** A list that is longer than its frame scrolls. */
export const ManyOptions: Story = {
  args: {
    label: 'Room',
    options: Array.from({ length: 200 }, (_, index) => ({
      value: `${index + 1}`,
      label: `Room ${index + 1}`,
    })),
    defaultValue: '120',
    defaultOpen: true,
  },
};

const university = { label: 'University', options: universities, placeholder: 'Type its name' };
const subject = {
  label: 'Subjects',
  options: subjects,
  placeholder: 'Add a subject',
  multiple: true,
} as const;

export const Matrix: Story = {
  args: { className: '' },
  render: () => (
    <div className="grid max-w-4xl items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      <Combobox {...university} />
      <Combobox {...university} defaultValue="knust" description="The one on your student card." />
      <Combobox {...university} error="Please choose your university" />
      <Combobox {...university} defaultValue="ucc" disabled />
      <Combobox {...university} defaultValue="ucc" readOnly />
      <Combobox {...university} defaultValue="ashesi" required />
      <Combobox {...subject} defaultValue={['biology', 'calculus', 'french']} />
      <Combobox {...subject} defaultValue={['biology']} readOnly />
      <Combobox {...subject} />
      <Combobox {...university} label="Rechtsschutzversicherungsgesellschaften" defaultValue="knust" />
    </div>
  ),
};
