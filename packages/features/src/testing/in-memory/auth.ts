import { campus as ghana } from '@campushive/campus-ghana';
import {
  canonicalEmail,
  DEFAULT_SETTINGS,
  employerOfEmail,
  findUniversity,
  hiveNamesOf,
  OTP_LIFETIME,
  OTP_RESEND_AFTER,
  OTP_TRIES,
  RESET_LINK_LIFETIME,
  SESSION_IDLE,
  SESSION_REMEMBERED,
  SIGN_IN_ALARM_LIFETIME,
  universityOfEmail,
} from '@campushive/contract';
import {
  describeUser,
  refuse,
  refuseField,
  sameAddress,
  type InMemoryCalls,
  type Registration,
  type State,
  type Student,
} from './state.js';

type AuthCalls = InMemoryCalls<
  | 'auth.register'
  | 'auth.verifyOtp'
  | 'auth.resendOtp'
  | 'auth.challenge'
  | 'auth.login'
  | 'auth.logout'
  | 'auth.me'
  | 'auth.forgotPassword'
  | 'auth.resetPassword'
  | 'auth.denySignIn'
  | 'universities.list'
  | 'universities.get'
>;

const FREE_FAILURES = 5;

/** Challenge of the right shape. No call of this campus requires its solution. */
const CHALLENGE = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    expiresAt: 0,
    keyLength: 32,
    keyPrefix: '00',
    keySignature: '',
    nonce: '00',
    salt: '00',
  },
  signature: '',
} as const;

/** In-memory calls for sign-up and login. */
export function authCalls(state: State, tokenOf: () => string | null): AuthCalls {
  const { students, registrations, sessions, mails } = state;
  const time = () => state.now().getTime();
  const find = (email: string) => students.find((one) => sameAddress(one.email, email));
  const sendCode = (registration: Registration | undefined) => {
    if (registration === undefined) return;
    const { code, tries, sentAt } = registration;
    const stillGood = code !== '' && tries < OTP_TRIES && time() < sentAt + OTP_LIFETIME;
    if (!stillGood) {
      registration.code = String(100_000 + (Number.parseInt(state.nextId().slice(-6), 10) % 900_000));
      registration.tries = 0;
    }
    registration.sentAt = time();
    mails.push({ to: registration.student.email, code: registration.code });
  };
  const resetOf = (student: Student) => {
    const token = `reset-${state.nextId()}`;
    for (const [known, one] of state.resets) if (one.student === student) state.resets.delete(known);
    state.resets.set(token, { student, until: time() + RESET_LINK_LIFETIME });
    return token;
  };
  /** Returns pending registrations, newest first. */
  const pendingFor = (email: string) =>
    registrations.filter((one) => sameAddress(one.student.email, email)).reverse();
  const ofPage = (email: string, attempt: string | undefined) =>
    pendingFor(email).filter((one) => one.attempt === (attempt ?? null));
  return {
    'auth.register'({ name, fullName, email, password, university, attempt }) {
      const owner = universityOfEmail(ghana, email);
      if (owner === undefined) {
        const isStaff = employerOfEmail(ghana, email) !== undefined;
        return refuseField('email', isStaff ? 'staff_email' : 'invalid_university_email');
      }
      if (university !== undefined && findUniversity(ghana, university)?.id !== owner.id) {
        return refuseField('university', 'invalid_university');
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
          settings: DEFAULT_SETTINGS,
          suspended: null,
          provedAt: time(),
          isVerified: true,
          verificationNotice: null,
          verificationCode: null,
          createdAt: state.now().toISOString(),
        };
        const registration = { student, attempt: attempt ?? null, code: '', tries: 0, sentAt: 0 };
        registrations.push(registration);
        sendCode(registration);
      }
      return { data: { email }, message: 'Registration initiated! Please verify your email.' };
    },
    'auth.verifyOtp'({ email, otp, attempt }) {
      const mine = ofPage(email, attempt);
      for (const one of mine) one.tries += 1;
      const isOpen = (one: Registration) => one.tries <= OTP_TRIES && time() < one.sentAt + OTP_LIFETIME;
      const right = mine.find((one) => isOpen(one) && one.code === otp);
      if (right === undefined) {
        const [latest] = mine;
        if (latest !== undefined && latest.tries > OTP_TRIES) return refuse('otp_attempts_exceeded');
        if (latest !== undefined && !isOpen(latest)) return refuse('otp_expired');
        return refuse('otp_invalid', 'This code is not right.', { otp: { code: 'code_wrong' } });
      }
      right.student.provedAt = time();
      for (const one of pendingFor(email)) registrations.splice(registrations.indexOf(one), 1);
      students.push(right.student);
      return { data: openSession(state, right.student), message: 'Email verified successfully!' };
    },
    'auth.resendOtp'({ email, attempt }) {
      const [registration] = ofPage(email, attempt);
      const wait = registration === undefined ? 0 : registration.sentAt + OTP_RESEND_AFTER - time();
      if (wait > 0)
        return refuse('resend_too_soon', 'Please wait a minute.', undefined, Math.ceil(wait / 1_000));
      sendCode(registration);
      return { message: 'New OTP has been sent to your email' };
    },
    'auth.challenge': () => ({ data: CHALLENGE }),
    'auth.login'({ email, password, rememberMe = false, attempt }) {
      const student = find(email);
      const pending = ofPage(email, attempt)[0] ?? pendingFor(email)[0];
      requirePassword(state, email, password, student ?? pending?.student);
      if (student === undefined) {
        if (pending !== undefined) pending.attempt = attempt ?? null;
        if (pending !== undefined && time() >= pending.sentAt + OTP_RESEND_AFTER) sendCode(pending);
        return refuse('email_unverified', 'Please verify your email first.');
      }
      if (student.suspended !== null) {
        const { until } = student.suspended;
        if (until === null || Date.parse(until) > time()) return refuse('account_suspended');
      }
      state.failures.delete(canonicalEmail(email));
      announceSignIn(state, student);
      return { data: openSession(state, student, rememberMe), message: 'Login successful!' };
    },
    'auth.logout'() {
      sessions.delete(tokenOf() ?? '');
      return { message: 'Logged out successfully' };
    },
    'auth.me': (_input, me) => ({ data: describeUser(state, me) }),
    'auth.forgotPassword'({ email }) {
      const student = find(email);
      if (student !== undefined) {
        mails.push({ to: student.email, token: resetOf(student) });
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
    'auth.denySignIn'({ token }) {
      const alarm = state.alarms.get(token);
      if (alarm === undefined || alarm.until <= time()) return refuse('reset_link_invalid');
      const { student } = alarm;
      for (const [known, one] of state.alarms) if (one.student === student) state.alarms.delete(known);
      for (const [known, one] of sessions) if (one === student) sessions.delete(known);
      student.password = state.nextId();
      for (const one of state.passkeys.filter(({ owner }) => owner === student))
        state.passkeys.splice(state.passkeys.indexOf(one), 1);
      state.calendars.delete(student);
      return { data: { email: student.email, token: resetOf(student) } };
    },
    'universities.list': () => ({
      data: ghana.institutions.map(({ id }) => universityOf(state, id)),
      count: ghana.institutions.length,
    }),
    'universities.get'({ id }) {
      const found = findUniversity(ghana, id);
      return found === undefined ? refuse('not_found') : { data: universityPageOf(state, found.id) };
    },
  };
}

/** Opens a session for a student. */
export function openSession(state: State, student: Student, remember = false) {
  const id = state.nextId();
  const token = `token-${id}`;
  state.sessions.set(token, student);
  const now = state.now();
  state.devices.set(token, {
    id,
    current: false,
    browser: null,
    system: null,
    place: { isCampusNetwork: true, country: null, city: null },
    remember,
    createdAt: now.toISOString(),
    lastUsedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + (remember ? SESSION_REMEMBERED : SESSION_IDLE)).toISOString(),
  });
  return { token, user: describeUser(state, student) };
}

/** Emails about every login, because devices have no names here. */
export function announceSignIn(state: State, student: Student): void {
  const alarm = `alarm-${state.nextId()}`;
  state.alarms.set(alarm, { student, until: state.now().getTime() + SIGN_IN_ALARM_LIFETIME });
  state.mails.push({ to: student.email, alarm });
}

function requirePassword(state: State, email: string, password: string, owner: Student | undefined): void {
  const key = canonicalEmail(email);
  const failures = state.failures.get(key) ?? 0;
  if (failures >= FREE_FAILURES) refuse('too_many_attempts', 'Too many attempts.', undefined, 30);
  if (owner?.password === password) return;
  state.failures.set(key, failures + 1);
  refuse('invalid_credentials', 'Login failed. Please check your credentials.');
}

/** Checks email address and password for calls without a session. */
export function prove(state: State, email: string, password: string): Student {
  const found = state.students.find((one) => sameAddress(one.email, email));
  requirePassword(state, email, password, found);
  return found ?? refuse('nothing_to_appeal');
}

const openAt = (state: State, id: string) =>
  state.listings.filter(
    (one) => ['active', 'reserved'].includes(one.status) && one.poster.universityId === id,
  );

function universityPageOf(state: State, id: string) {
  const open = openAt(state, id);
  const hives = hiveNamesOf(state).map((hive) => ({
    id: hive,
    count: open.filter((one) => one.hive === hive).length,
  }));
  return { ...universityOf(state, id), hives: hives.filter(({ count }) => count > 0) };
}

function universityOf(state: State, id: string) {
  const record = findUniversity(ghana, id);
  if (record === undefined) return refuse('not_found');
  return {
    ...record,
    emailDomain: record.emailDomains[0],
    emailDomains: [...record.emailDomains],
    faculties: [...record.faculties],
    studentCount: state.students.filter((one) => one.universityId === id).length,
    listingCount: openAt(state, id).length,
  };
}
