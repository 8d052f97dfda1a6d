import type { Meta, StoryObj } from '@storybook/react-vite';
import History from 'lucide-react/icons/history';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Avatar } from '../avatar/avatar.js';
import { HiveIcon } from '../hexagon/hive-icon.js';
import { SearchCombobox, type SearchComboboxProps, type Suggestion } from './search-combobox.js';

const all: Suggestion[] = [
  {
    id: 'elitebook',
    label: 'HP EliteBook 840 G6',
    description: 'Essentials',
    leading: <HiveIcon hive="essentials" />,
  },
  {
    id: 'calculus',
    label: 'Calculus II tutoring',
    description: 'Academia',
    leading: <HiveIcon hive="academia" />,
  },
  {
    id: 'esi',
    label: 'Esi Mensah',
    description: 'KNUST',
    leading: <Avatar name="Esi Mensah" size="sm" aria-hidden="true" />,
  },
];

function Finder({ suggestions, ...rest }: SearchComboboxProps) {
  const [value, setValue] = useState(rest.value);
  const fitting = suggestions.filter((suggestion) =>
    suggestion.label.toLowerCase().includes(value.toLowerCase()),
  );
  return (
    <SearchCombobox
      {...rest}
      suggestions={fitting}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onClear={() => setValue('')}
      onSuggestionSelect={(choice) => {
        setValue(choice.suggestion.label);
        rest.onSuggestionSelect(choice);
      }}
    />
  );
}

const meta = {
  id: 'kit-searchcombobox',
  title: 'Kit/Forms/SearchCombobox',
  component: SearchCombobox,
  args: {
    label: 'Search',
    hideLabel: true,
    placeholder: 'Search tasks, users, or skills...',
    value: '',
    suggestions: all,
    onClear: fn(),
    onSuggestionSelect: fn(),
    clearLabel: 'Clear search',
    listLabel: 'Suggestions',
    countLabel: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    className: 'max-w-sm',
  },
  render: (args) => <Finder {...args} />,
  parameters: {
    docs: { story: { inline: false, iframeHeight: 340 } },
    contract: {
      use: 'Search where a few likely answers save typing: listings, people, recent searches.',
      avoid: 'A choice from a fixed list (NativeSelect). A filter of what is on the page (SearchField).',
      keyboard: [
        ['Arrow down, up', 'Through the suggestions, round and round'],
        ['Enter', 'Takes the suggestion; without one, searches for the text'],
        ['Home, End', 'Back to the text, where they move as ever'],
        ['Escape, Tab', 'Closes the list and keeps the text'],
      ],
      screenReader: 'A combobox with a list; how many suggestions there are is read out when they change.',
    },
  },
} satisfies Meta<typeof SearchCombobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' });
    await step('when a text is typed', () => userEvent.type(field, 'es'));
    await step('then matching suggestions are listed', () =>
      waitFor(() => expect(screen.getByRole('option', { name: /Esi Mensah/ })).toBeVisible()),
    );
    await step('and the list is as wide as the field', () => {
      const list = screen.getByRole('listbox').parentElement ?? field;
      return expect(list.getBoundingClientRect().width).toBeGreaterThanOrEqual(
        field.getBoundingClientRect().width,
      );
    });
    await step('when arrow down and Enter are pressed', () => userEvent.keyboard('{ArrowDown}{Enter}'));
    await step('then the caller gets the suggestion', () =>
      expect(args.onSuggestionSelect).toHaveBeenCalledOnce(),
    );
    await step('and the list is closed', () =>
      waitFor(() => expect(screen.queryByRole('listbox')).toBeNull()),
    );
    await step('and the focus is still in the field', () => expect(field).toHaveFocus());
  },
};

/** Shows recent searches while the text is empty. */
export const Recent: Story = {
  args: {
    heading: 'Recent searches',
    suggestions: [
      { id: 'fridge', label: 'mini fridge', leading: <History aria-hidden /> },
      { id: 'braids', label: 'braids', leading: <History aria-hidden /> },
    ],
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('when the field is pressed', () => userEvent.click(canvas.getByRole('combobox')));
    await step('then the recent searches appear', () =>
      waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2)),
    );
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div className="grid max-w-4xl items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      <Finder {...args} />
      <Finder {...args} value="EliteBook" hideLabel={false} />
      <Finder {...args} value="EliteBook" hideLabel={false} error="Nothing was found" />
      <Finder {...args} disabled value="EliteBook" />
    </div>
  ),
};
