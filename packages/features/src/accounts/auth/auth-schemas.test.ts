import { campus as ghana } from '@campushive/campus-ghana';
import { expect, it } from 'vitest';
import { messages as t } from './auth.messages.js';
import { forgotSchema } from './password/forgot-schema.js';
import { loginSchema } from './login-schema.js';
import { emailOf, registerSchema } from './register-schema.js';
import { resetSchema } from './password/reset-schema.js';

const TEXTS: Readonly<Record<string, unknown>> = t;

/** Returns the message per invalid field: the first of its issues. */
function issue(
  schema: {
    safeParse(input: unknown): { error?: { issues: { message: string; path: PropertyKey[] }[] } | undefined };
  },
  input: unknown,
): unknown[][] {
  const issues = schema.safeParse(input).error?.issues ?? [];
  const said = new Map(
    issues.map((one) => [one.path.join('.'), TEXTS[one.message] ?? one.message] as const).reverse(),
  );
  return [...said].map((one) => [...one]).reverse();
}

const student = {
  fullName: 'Ɛsi Ɔfori',
  university: 'ug',
  emailUsername: 'esi.ofori',
  emailDomain: '',
  password: 'Kente-cloth-7',
  confirmPassword: 'Kente-cloth-7',
};

it('accepts a complete sign-up form', () => {
  expect(issue(registerSchema(ghana), student)).toEqual([]);
});

it.each([
  [{ fullName: 'K' }, 'fullName', 'Too short!'],
  [{ fullName: 'K'.repeat(51) }, 'fullName', 'Too long!'],
  [{ university: '' }, 'university', 'Please select your university'],
  [{ university: 'mit' }, 'university', 'Invalid university selection'],
  [{ emailUsername: 'esi ofori' }, 'emailUsername', 'Invalid email username format'],
  [{ password: 'short', confirmPassword: 'short' }, 'password', 'Password must be at least 8 characters'],
  [
    { password: 'KENTE-CLOTH-7', confirmPassword: 'KENTE-CLOTH-7' },
    'password',
    'Password must contain at least one lowercase letter',
  ],
  [{ confirmPassword: 'Other-cloth-7' }, 'confirmPassword', 'Passwords must match'],
])('returns one field error for %j', (change, field, message) => {
  expect(issue(registerSchema(ghana), { ...student, ...change })).toEqual([[field, message]]);
});

it('reports differing passwords also while other fields have errors', () => {
  const wrong = { ...student, fullName: '', password: 'kente', confirmPassword: 'cloth' };
  expect(issue(registerSchema(ghana), wrong)).toEqual([
    ['fullName', 'required'],
    ['password', 'Password must be at least 8 characters'],
    ['confirmPassword', 'Passwords must match'],
  ]);
});

it('builds the email address from the username and the chosen or first domain', () => {
  expect(emailOf(ghana, student)).toBe('esi.ofori@st.ug.edu.gh');
  expect(emailOf(ghana, { ...student, emailDomain: 'stud.ug.edu.gh' })).toBe('esi.ofori@stud.ug.edu.gh');
  expect(emailOf(ghana, { ...student, emailDomain: 'gmail.com' })).toBe('esi.ofori@st.ug.edu.gh');
});

it('requires a university address at login and for a password reset', () => {
  const login = (email: string) => issue(loginSchema(ghana), { email, password: 'abcde', rememberMe: false });
  expect(login('a@st.ug.edu.gh')).toEqual([]);
  expect(login('a@gmail.com')).toEqual([['email', t.universityEmail]]);
  expect(login('nonsense')).toEqual([['email', 'Invalid email address']]);
  expect(login('')).toEqual([['email', 'required']]);
  expect(issue(forgotSchema(ghana), { email: 'a@uni.ac.uk' })).toEqual([]);
  expect(issue(forgotSchema(ghana), { email: 'a@gmail.com' })).toEqual([
    ['email', 'Must be a valid university email'],
  ]);
});

it('accepts every email domain that a university of the campus gives its students', () => {
  const emailDomains: [string, string] = ['students.example.ac.ke', 'learn.example'];
  const campus = {
    institutions: ghana.institutions.slice(0, 1).map((institution) => ({ ...institution, emailDomains })),
  };
  for (const email of ['a@students.example.ac.ke', 'A@Learn.example']) {
    expect(issue(loginSchema(campus), { email, password: 'abcde', rememberMe: false })).toEqual([]);
    expect(issue(forgotSchema(campus), { email })).toEqual([]);
  }
  expect(
    issue(loginSchema(campus), { email: 'a@other.ac.ke', password: 'abcde', rememberMe: false }),
  ).toEqual([['email', t.universityEmail]]);
});

it('applies the rules of a first password to a new password', () => {
  expect(issue(resetSchema, { newPassword: 'Kente-cloth', confirmPassword: 'Kente-cloth' })).toEqual([
    ['newPassword', 'Password must contain at least one number'],
  ]);
});
