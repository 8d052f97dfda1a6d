import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeFieldConformance } from '../test/describe-field-conformance.js';
import { Checkbox } from './checkbox.js';

describeFieldConformance('checkbox', (probe) => <Checkbox {...probe} />);

describe('Checkbox', () => {
  afterEach(cleanup);

  it('toggles once for each press on its label', async () => {
    const onCheckedChange = vi.fn();
    render(<Checkbox label="Remember me" onCheckedChange={onCheckedChange} />);
    await userEvent.click(screen.getByText('Remember me'));
    await userEvent.click(screen.getByText('Remember me'));
    expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
  });

  it('is ticked by the space bar, while Enter does nothing', async () => {
    const user = userEvent.setup();
    render(<Checkbox label="Remember me" />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('false');
    await user.keyboard(' ');
    expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('true');
  });

  it('is sent with its form only while it is ticked', async () => {
    const { container } = render(
      <form>
        <Checkbox label="Remember me" name="remember" value="yes" />
      </form>,
    );
    const form = container.querySelector('form');
    expect(form && new FormData(form).has('remember')).toBe(false);
    await userEvent.click(screen.getByText('Remember me'));
    expect(form && new FormData(form).get('remember')).toBe('yes');
  });

  it('leaves a controlled value to the caller', async () => {
    render(<Checkbox label="Remember me" checked={false} />);
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('false');
  });
});
