import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeFieldConformance } from '../test/describe-field-conformance.js';
import { PasswordField } from './password-field.js';

describeFieldConformance('password-field', (probe) => <PasswordField {...probe} />);

describe('PasswordField', () => {
  afterEach(cleanup);

  it('shows and hides the password', async () => {
    render(<PasswordField label="Password" showLabel="Montrer" concealLabel="Cacher" />);
    const types: (string | null)[] = [];
    for (const name of ['Montrer', 'Cacher']) {
      await userEvent.click(screen.getByRole('button', { name }));
      types.push(screen.getByLabelText('Password').getAttribute('type'));
    }
    expect(types).toEqual(['text', 'password']);
  });

  it('does not submit its form when the eye button is pressed', async () => {
    let sent = 0;
    render(
      <form onSubmit={() => (sent += 1)}>
        <PasswordField label="Password" />
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(sent).toBe(0);
  });
});
