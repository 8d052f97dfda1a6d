import {
  canonicalEmail,
  findUniversity,
  OTP_LIFETIME,
  OTP_RESEND_AFTER,
  OTP_TRIES,
  RESET_LINK_LIFETIME,
  UNIVERSITIES,
  universityOfEmail,
} from '@campushive/contract';
import {
  describeUser,
  refuse,
  refuseField,
  sameAddress,
  type InMemoryCalls,
  type State,
  type Student,
} from './state.js';

type AuthCalls = InMemoryCalls<
  | 'auth.register'
  | 'auth.verifyOtp'
  | 'auth.resendOtp'
  | 'auth.login'
  | 'auth.logout'
  | 'auth.me'
  | 'auth.forgotPassword'
  | 'auth.resetPassword'
  | 'users.get'
  | 'users.updateProfile'
  | 'users.search'
  | 'universities.list'
  | 'universities.get'
>;

const FREE_FAILURES = 5;

/** Joining and signing in, as the server does it. */
export function authCalls(state: State, tokenOf: () => string | null): AuthCalls {
  const { students, registrations, sessions, mails } = state;
  const time = () => state.now().getTime();
  const find = (email: string) => students.find((one) => sameAddress(one.email, email));
  const open = (student: Student) => {
    const token = `token-${state.nextId()}`;
    sessions.set(token, student);
    return { token, user: describeUser(state, student) };
  };
  const sendCode = (email: string) => {
    const registration = registrations.get(canonicalEmail(email));
    if (registration === undefined) return;
    registration.code = String(100_000 + (Number.parseInt(state.nextId().slice(-6), 10) % 900_000));
    registration.tries = 0;
    registration.sentAt = time();
    mails.push({ to: registration.student.email, code: registration.code });
  };
  const publicOf = (student: Student) => {
    const { email: _email, role: _role, ...shown } = describeUser(state, student);
    return { ...shown, username: null };
  };

  return {
    'auth.register'({ name, fullName, email, password, university }) {
      const owner = universityOfEmail(email);
      if (owner === undefined)
        return refuseField('email', 'Must be a valid university email (e.g., you@st.ug.edu.gh)');
      if (university !== undefined && findUniversity(university)?.id !== owner.id) {
        return refuseField('university', 'Invalid university selection');
      }
      if (find(email) === undefined) {
        const student: Student = {
          id: state.nextId(),
          name: name ?? fullName ?? '',
          email,
          password,
          universityId: owner.id,
          bio: null,
          avatarUrl: null,
          role: 'student',
          suspended: null,
          createdAt: state.now().toISOString(),
        };
        registrations.set(canonicalEmail(email), { student, code: '', tries: 0, sentAt: 0 });
        sendCode(email);
      }
      return { data: { email }, message: 'Registration initiated! Please verify your email.' };
    },
    'auth.verifyOtp'({ email, otp }) {
      const registration = registrations.get(canonicalEmail(email));
      if (registration === undefined) return refuse('otp_invalid');
      registration.tries += 1;
      if (registration.tries > OTP_TRIES) return refuse('otp_attempts_exceeded');
      if (time() >= registration.sentAt + OTP_LIFETIME) return refuse('otp_expired');
      if (registration.code !== otp)
        return refuse('otp_invalid', 'This code is not right.', { otp: 'This code is not right.' });
      registrations.delete(canonicalEmail(email));
      students.push(registration.student);
      return { data: open(registration.student), message: 'Email verified successfully!' };
    },
    'auth.resendOtp'({ email }) {
      const registration = registrations.get(canonicalEmail(email));
      const wait = registration === undefined ? 0 : registration.sentAt + OTP_RESEND_AFTER - time();
      if (wait > 0)
        return refuse('resend_too_soon', 'Please wait a minute.', undefined, Math.ceil(wait / 1_000));
      sendCode(email);
      return { message: 'New OTP has been sent to your email' };
    },
    'auth.login'({ email, password }) {
      const key = canonicalEmail(email);
      const failures = state.failures.get(key) ?? 0;
      if (failures >= FREE_FAILURES) return refuse('too_many_attempts', 'Too many attempts.', undefined, 30);
      const student = find(email);
      const pending = registrations.get(key)?.student;
      if ((student ?? pending)?.password !== password) {
        state.failures.set(key, failures + 1);
        return refuse('invalid_credentials', 'Login failed. Please check your credentials.');
      }
      if (student === undefined) return refuse('email_unverified', 'Please verify your email first.');
      state.failures.delete(key);
      return { data: open(student), message: 'Login successful!' };
    },
    'auth.logout'() {
      sessions.delete(tokenOf() ?? '');
      return { message: 'Logged out successfully' };
    },
    'auth.me': (_input, me) => ({ data: describeUser(state, me) }),
    'auth.forgotPassword'({ email }) {
      const student = find(email);
      if (student !== undefined) {
        const token = `reset-${state.nextId()}`;
        for (const [known, one] of state.resets) if (one.student === student) state.resets.delete(known);
        state.resets.set(token, { student, until: time() + RESET_LINK_LIFETIME });
        mails.push({ to: student.email, token });
      }
      return { message: 'Reset link sent! Check your email' };
    },
    'auth.resetPassword'({ email, token, newPassword }) {
      const reset = state.resets.get(token);
      if (reset === undefined || reset.until <= time() || !sameAddress(reset.student.email, email)) {
        return refuse('reset_link_invalid');
      }
      state.resets.delete(token);
      reset.student.password = newPassword;
      for (const [known, one] of sessions) if (one === reset.student) sessions.delete(known);
      return {};
    },
    'users.get'({ id }) {
      const student = students.find((one) => one.id === id);
      return student === undefined ? refuse('not_found') : { data: publicOf(student) };
    },
    'users.updateProfile'({ name, bio, avatarId }, me) {
      if (name !== undefined) me.name = name;
      if (bio !== undefined) me.bio = bio === '' ? null : bio;
      if (avatarId !== undefined) {
        const upload = avatarId === null ? null : state.uploads.get(avatarId);
        if (upload === undefined || (upload !== null && upload.owner !== me)) {
          return refuseField('avatarId', 'Not one of your uploads');
        }
        me.avatarUrl = upload?.photo.url ?? null;
      }
      return { data: describeUser(state, me) };
    },
    'users.search'({ q, limit = 20 }, me) {
      const words = q.toLowerCase().split(/\s+/);
      const found = students
        .filter((one) => one !== me && words.every((word) => one.name.toLowerCase().includes(word)))
        .sort((a, b) => a.name.localeCompare(b.name))
        .slice(0, limit);
      return { data: found.map(publicOf), count: found.length };
    },
    'universities.list': () => ({
      data: UNIVERSITIES.map(({ id }) => universityOf(state, id)),
      count: UNIVERSITIES.length,
    }),
    'universities.get'({ id }) {
      const found = findUniversity(id);
      return found === undefined ? refuse('not_found') : { data: universityOf(state, found.id) };
    },
  };
}

function universityOf(state: State, id: string) {
  const record = findUniversity(id);
  if (record === undefined) return refuse('not_found');
  return {
    ...record,
    emailDomain: record.emailDomains[0],
    emailDomains: [...record.emailDomains],
    studentCount: state.students.filter((one) => one.universityId === id).length,
    listingCount: state.listings.filter((one) => one.status === 'active' && one.poster.universityId === id)
      .length,
  };
}
