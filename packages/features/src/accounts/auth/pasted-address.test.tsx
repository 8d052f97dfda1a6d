import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createStoryCampus } from '../../testing/story-campus.js';
import { RegisterScreen } from './register-screen.js';
import { StoryProvider } from '../../testing/story-provider.js';

afterEach(cleanup);

async function paste(address: string) {
  const campus = createStoryCampus({ session: { status: 'anonymous' } });
  render(
    <StoryProvider campus={campus}>
      <RegisterScreen from={undefined} />
    </StoryProvider>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Student email username');
  await userEvent.click(field);
  await userEvent.paste(address);
  return [field.value, screen.getByLabelText<HTMLSelectElement>('University').value];
}

it('selects the university when a whole email address is pasted', async () => {
  expect(await paste(' Ama.Owusu@st.knust.edu.gh ')).toEqual(['Ama.Owusu', 'knust']);
  expect(screen.getAllByText('@st.knust.edu.gh').length).toBeGreaterThan(0);
});

it('keeps a pasted address of an unknown domain, for validation to refuse', async () => {
  expect(await paste('ama@gmail.com')).toEqual(['ama@gmail.com', '']);
});

it('explains who can sign up when a staff address is entered', async () => {
  await paste('boss@ug.edu.gh');
  await userEvent.tab();
  expect(
    await screen.findByText(/^This is a staff address\. Sign up with your own student email/),
  ).toBeDefined();
});
