import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeFieldConformance } from '../test/describe-field-conformance.js';
import { Textarea } from './textarea.js';

describeFieldConformance('textarea', (probe) => <Textarea {...probe} />);

describe('Textarea', () => {
  afterEach(cleanup);

  it('counts the characters of a controlled value', () => {
    render(<Textarea label="Text" value="Akwaaba" readOnly maxLength={10} showCount />);
    expect(screen.getByText('7/10')).toBeTruthy();
  });

  it('counts a value that a form library has written through the ref', () => {
    const register = (element: HTMLTextAreaElement | null) => {
      if (element) element.value = 'Kente';
    };
    render(<Textarea label="Text" ref={register} maxLength={10} showCount />);
    expect(screen.getByText('5/10')).toBeTruthy();
  });

  it('counts typed characters', async () => {
    render(<Textarea label="Text" maxLength={10} showCount />);
    await userEvent.type(screen.getByRole('textbox'), 'abc');
    expect(screen.getByText('3/10')).toBeTruthy();
  });

  it('shows no count without a limit', () => {
    const { container } = render(<Textarea label="Text" showCount />);
    expect(container.querySelector('[data-slot=textarea-count]')).toBeNull();
  });
});
