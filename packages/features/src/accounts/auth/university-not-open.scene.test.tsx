// @vitest-environment jsdom
import type { Client } from '@campushive/contract';
import { campus as ghana } from '@campushive/campus-ghana';
import { createCampus, defineScene, type PageCampus } from '@campushive/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { NOW } from '../../testing/fixtures.js';
import { withFailures } from '../../testing/failures.js';
import { createStoryCampus } from '../../testing/story-campus.js';
import { RegisterScreen } from './register-screen.js';
import { StoryProvider } from '../../testing/story-provider.js';

/** Only Kumasi is open. Four students of the University of Ghana wait. */
const notOpen = defineScene('four students wait', async (stage) => {
  await stage.launch('knust');
  for (const name of ['ama', 'kofi', 'yaw', 'adwoa']) {
    const email = `${name}@st.ug.edu.gh`;
    await stage.visitor.waitingList.join({ email });
    await stage.visitor.waitingList.confirm({ email, otp: stage.codeFor(email) });
  }
});

let campus: PageCampus;
beforeAll(async () => {
  campus = await createCampus({ campus: ghana, scene: notOpen, now: NOW });
});
afterAll(() => campus.close());
afterEach(cleanup);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const renderForm = (client: Client, by?: string) =>
  render(
    <StoryProvider campus={createStoryCampus({ session: { status: 'anonymous' }, client })}>
      <RegisterScreen by={by} invite={<a href="/register">Invite</a>} />
    </StoryProvider>,
  );

it('requires no password at a university that is not open, and the whole form at an open one', async () => {
  renderForm(campus.visitor);
  await userEvent.selectOptions(screen.getByLabelText('University'), 'ug');
  await screen.findByText(/is not open at UG yet\. Your student email is enough/);
  expect(screen.queryByLabelText('Password')).toBeNull();
  await press('Continue to the waiting list');
  await waitFor(() =>
    expect(screen.getByLabelText('Student email username')).toHaveProperty('ariaInvalid', 'true'),
  );
  await userEvent.selectOptions(screen.getByLabelText('University'), 'knust');
  await screen.findByLabelText('Password');
  await userEvent.selectOptions(screen.getByLabelText('University'), 'ug');
  await userEvent.type(screen.getByLabelText('Student email username'), 'esi.ofori');
  await press('Continue to the waiting list');
  await screen.findByRole('heading', { name: 'Not open at UG yet' });
});

it('offers the waiting list when the sign-up is refused, shows its size, and lets the student leave it', async () => {
  renderForm(withFailures(campus.visitor, { 'universities.list': 'offline' }), 'K'.repeat(50));
  await userEvent.type(screen.getByLabelText('Full name'), 'Esi Ofori');
  await userEvent.selectOptions(screen.getByLabelText('University'), 'ug');
  await userEvent.type(screen.getByLabelText('Student email username'), 'esi.ofori');
  await userEvent.type(screen.getByLabelText('Password'), 'Kente-cloth-7');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Kente-cloth-7');
  await press('Create account');
  await screen.findByRole('heading', { name: 'Not open at UG yet' });
  const offer = screen.getByText('We save esi.ofori@st.ug.edu.gh and nothing else. No account is created.');
  expect(document.activeElement).toBe(offer);
  await press('Join the waiting list');
  const code = await screen.findByLabelText('Code from your email');
  expect(document.activeElement).toBe(code);
  const otp = campus.mailbox.codeFor('esi.ofori@st.ug.edu.gh');
  await userEvent.type(code, otp === '000000' ? '111111' : '000000');
  await screen.findByText(/This code is not right|wrong/i);
  await userEvent.type(screen.getByLabelText('Code from your email'), otp);
  const place = await screen.findByText(/^5 or more students from your university are waiting\./);
  expect(document.activeElement).toBe(place);
  expect(screen.getByRole('link', { name: 'Invite' })).toBeDefined();
  await press('Leave the list');
  await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Esi Ofori'));
  const email = 'kojo@st.ug.edu.gh';
  await campus.visitor.waitingList.join({ email });
  const { data } = await campus.visitor.waitingList.confirm({
    ...{ email, otp: campus.mailbox.codeFor(email) },
  });
  expect(data.waitingCount).toBe(5);
});
