import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './search-field.js';

function Search({ value: first, onClear, ...rest }: SearchFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <SearchField
      {...rest}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onClear={() => {
        setValue('');
        onClear();
      }}
    />
  );
}

const meta = {
  id: 'kit-searchfield',
  title: 'Kit/Forms/SearchField',
  component: SearchField,
  args: {
    label: 'Search',
    hideLabel: true,
    placeholder: 'Search listings, people, skills',
    value: '',
    onClear: fn(),
    clearLabel: 'Clear search',
    className: 'max-w-sm',
  },
  render: (args) => <Search {...args} />,
  parameters: {
    contract: {
      use: 'A filter or a search without suggestions.',
      avoid: 'Where likely answers save typing (SearchCombobox).',
      keyboard: [['Enter', 'Sends its form']],
      screenReader: 'A search box with its label; the cross has a name.',
    },
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Clear: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search' });
    await step('given an empty field, then there is no clear button', () =>
      expect(canvas.queryByRole('button')).toBeNull(),
    );
    await step('when a text is typed', () => userEvent.type(field, 'EliteBook'));
    await step('and the clear button is pressed', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Clear search' })),
    );
    await step('then the field is empty', () => expect(field).toHaveValue(''));
    await step('and the caller is notified that the field was cleared', () =>
      expect(args.onClear).toHaveBeenCalledOnce(),
    );
    await step('and the field keeps the focus', () => expect(field).toHaveFocus());
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div className="grid max-w-4xl items-start gap-x-6 gap-y-5 sm:grid-cols-2">
      <Search {...args} />
      <Search {...args} value="EliteBook" />
      <Search {...args} hideLabel={false} label="Search this hive" />
      <Search {...args} disabled value="EliteBook" />
    </div>
  ),
};
