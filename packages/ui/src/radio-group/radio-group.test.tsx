import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../test/describe-conformance.js';
import { RadioGroup } from './radio-group.js';

const needed = {
  label: 'Theme',
  name: 'theme',
  options: [
    { value: 'light', label: 'Light', description: 'As paper.' },
    { value: 'dark', label: 'Dark' },
    { value: 'none', label: 'None', disabled: true },
  ],
};

describeConformance('radio-group', (probe) => <RadioGroup {...needed} {...probe} />);

describe('RadioGroup', () => {
  afterEach(cleanup);

  const isChecked = (name: string) =>
    screen.getByRole('radio', { name }).getAttribute('aria-checked') === 'true';

  it('begins with its default and selects a pressed option', async () => {
    render(<RadioGroup {...needed} defaultValue="light" />);
    expect(isChecked('Light')).toBe(true);
    await userEvent.click(screen.getByText('Dark'));
    expect(isChecked('Dark')).toBe(true);
  });

  it('leaves a controlled value to the caller', async () => {
    const onValueChange = vi.fn();
    render(<RadioGroup {...needed} value="light" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByText('Dark'));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('dark');
    expect(isChecked('Light')).toBe(true);
  });

  it('selects no option for an empty value', () => {
    render(<RadioGroup {...needed} value="" />);
    expect(['Light', 'Dark', 'None'].map(isChecked)).toEqual([false, false, false]);
  });

  it('does not select a disabled option', async () => {
    const onValueChange = vi.fn();
    render(<RadioGroup {...needed} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByText('None'));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('selects by the arrow keys, and is left by a single Tab', async () => {
    const user = userEvent.setup();
    render(<RadioGroup {...needed} defaultValue="light" />);
    await user.tab();
    // The key is held until the focus has moved, as a person does.
    await user.keyboard('{ArrowDown>}');
    await waitFor(() => expect(isChecked('Dark')).toBe(true));
    await user.keyboard('{/ArrowDown}');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('submits its value with the form', async () => {
    const { container } = render(
      <form>
        <RadioGroup {...needed} defaultValue="light" />
      </form>,
    );
    const form = container.querySelector('form');
    await userEvent.click(screen.getByText('Dark'));
    expect(form && new FormData(form).get('theme')).toBe('dark');
  });

  it('follows the direction of the page', () => {
    document.documentElement.dir = 'rtl';
    render(<RadioGroup {...needed} />);
    expect(screen.getByRole('radiogroup').getAttribute('dir')).toBe('rtl');
    document.documentElement.dir = '';
  });

  it('ties its error to the group', () => {
    render(<RadioGroup {...needed} error="Choose one." />);
    const group = screen.getByRole('radiogroup', { name: 'Theme' });
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choose one.',
    );
  });
});
