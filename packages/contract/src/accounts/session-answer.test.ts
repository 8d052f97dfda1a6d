import { expect, it } from 'vitest';
import { sessionOf } from './session-answer.js';

const user = { id: '01a2', name: 'Akosua Mensah' };

it('reads the user from `user` or `userData`', () => {
  expect(sessionOf({ token: 't', user }, 'a@st.ug.edu.gh')).toEqual({ token: 't', user, isComplete: true });
  expect(sessionOf({ token: 't', userData: user }, 'a@st.ug.edu.gh')).toMatchObject({
    user,
    isComplete: true,
  });
});

it('builds the user from an id, named by the part of the address before the @ sign', () => {
  const session = sessionOf({ token: 't', userId: '01a2' }, 'akosua.mensah@st.ug.edu.gh');
  expect(session).toMatchObject({
    token: 't',
    isComplete: false,
    user: { id: '01a2', name: 'akosua.mensah', email: 'akosua.mensah@st.ug.edu.gh' },
  });
});

it.each([undefined, null, 'token', {}, { user }, { token: '', user }, { token: 7, user }, { token: 't' }])(
  'returns null for the response %j',
  (data) => expect(sessionOf(data, 'a@st.ug.edu.gh')).toBeNull(),
);
