import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.js';
import { MoneyField } from '../money-field/money-field.js';
import { TextField } from '../text-field/text-field.js';
import { Form } from './form.js';
import { FormSummary, type FormProblem } from './form-summary.js';

const onSend = fn();

function Post(): ReactElement {
  const [problems, setProblems] = useState<FormProblem[]>([]);
  const errorOf = (id: string) => problems.find((problem) => problem.id === id)?.message;
  return (
    <Form
      className="max-w-sm"
      onSubmit={({ data }) => {
        const missing = [
          { id: 'title', message: 'Please enter a title' },
          { id: 'price', message: 'Please enter a price' },
        ].filter(({ id }) => !data.get(id));
        setProblems(missing);
        if (missing.length === 0) onSend({ title: data.get('title') });
      }}
    >
      <FormSummary title={`Please check ${problems.length} fields`} problems={problems} />
      <TextField id="title" name="title" label="Title" error={errorOf('title')} />
      <MoneyField id="price" name="price" label="Price" error={errorOf('price')} />
      <Button type="submit" variant="primary">
        Post your listing
      </Button>
    </Form>
  );
}

const meta = {
  title: 'Kit/Form',
  component: Form,
  args: { onSubmit: fn() },
  render: () => <Post />,
  parameters: {
    contract: {
      use: 'Form: every form. FormSummary: forms longer than a phone’s screen, once they were sent.',
      avoid: 'A FormSummary while somebody still types, or as the only place of an error.',
      keyboard: [['Enter', 'In a field: sends the form; on a line of the summary: goes to its field']],
      screenReader: 'The summary interrupts, takes the focus and lists links to the fields.',
    },
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Errors: Story = {
  beforeEach: () => {
    onSend.mockClear();
  },
  play: async ({ canvas, step, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Post your listing' });
    await step('When the empty form is sent', () => userEvent.click(send));
    await step('then the summary has the focus', () => expect(canvas.getByRole('alert')).toHaveFocus());
    await step('when its second line is pressed', () =>
      userEvent.click(canvas.getByRole('link', { name: 'Please enter a price' })),
    );
    await step('then the field has the focus', () => expect(canvas.getByLabelText('Price')).toHaveFocus());
    await step('when all is filled in and sent', async () => {
      await userEvent.type(canvas.getByLabelText('Price'), '25');
      await userEvent.type(canvas.getByLabelText('Title'), 'Mini fridge{Enter}');
    });
    await step('then it is handed over', () => expect(onSend).toHaveBeenCalledWith({ title: 'Mini fridge' }));
    await step('and the summary is gone', () => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-sm gap-6">
      <FormSummary
        title="Please check two fields"
        problems={[
          { id: 'one', message: 'Please enter a title' },
          { id: 'two', message: 'Price must be 0 or more, with at most two decimals' },
        ]}
      />
      <Post />
    </div>
  ),
};
