// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { TextField } from '../text-field/text-field.js';
import { Form } from './form.js';
import { FormSummary } from './form-summary.js';

const problems = [{ id: 'title', message: 'Please enter a title' }];

describeConformance('form', (probe) => <Form onSubmit={() => undefined} {...probe} />);
describeConformance('form-summary', (probe) => (
  <FormSummary title="Please check one field" problems={problems} {...probe} />
));

describe('Form', () => {
  afterEach(cleanup);

  it('hands over what stands in it, and keeps the page', async () => {
    const onSubmit = vi.fn();
    render(
      <Form onSubmit={({ data, event }) => onSubmit(data.get('title'), event.defaultPrevented)}>
        <TextField label="Title" name="title" required />
        <button>Send</button>
      </Form>,
    );
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByLabelText('Title'), 'Laptop{Enter}');
    expect(onSubmit.mock.calls).toEqual([
      ['', true],
      ['Laptop', true],
    ]);
  });
});

describe('FormSummary', () => {
  afterEach(cleanup);

  it('is not there while nothing is wrong', () => {
    const { container } = render(<FormSummary title="Wrong" problems={[]} />);
    expect(container.firstChild).toBeNull();
  });

  it('takes the focus when it comes, not with every new error', async () => {
    const { rerender } = render(<FormSummary title="Wrong" problems={[]} />);
    rerender(<FormSummary title="Wrong" problems={problems} />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    screen.getByRole('link').focus();
    rerender(<FormSummary title="Wrong" problems={[...problems, { id: 'price', message: 'Price?' }]} />);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Please enter a title' }));
  });

  it('leads to the field', async () => {
    render(
      <>
        <FormSummary title="Wrong" problems={problems} />
        <TextField label="Title" id="title" />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Please enter a title' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  });
});
