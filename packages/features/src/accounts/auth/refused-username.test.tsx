// @vitest-environment jsdom
import { ApiError } from '@campushive/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createStoryCampus } from '../../testing/story-campus.js';
import { RegisterScreen } from './register-screen.js';
import { StoryProvider } from '../../testing/story-provider.js';

afterEach(cleanup);

it('shows a username error when the server refuses the email address as invalid', async () => {
  const client = {
    auth: {
      register: () =>
        Promise.reject(
          new ApiError({
            code: 'validation_failed',
            status: 422,
            message: 'Email: Invalid email address',
            fieldErrors: { email: { code: 'invalid_email' } },
          }),
        ),
    },
  };
  render(
    <StoryProvider campus={createStoryCampus({ session: { status: 'anonymous' }, client })}>
      <RegisterScreen from={undefined} />
    </StoryProvider>,
  );
  await userEvent.type(screen.getByLabelText('Full name'), 'Esi Ofori');
  await userEvent.selectOptions(screen.getByLabelText('University'), 'ug');
  await userEvent.type(screen.getByLabelText('Student email username'), 'esi%ofori');
  await userEvent.type(screen.getByLabelText('Password'), 'Kente-cloth-7');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Kente-cloth-7');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByText('Invalid email username format');
  expect(screen.queryByText('Invalid email address')).toBeNull();
});
