import {
  DAY,
  OTP_LIFETIME,
  OTP_RESEND_AFTER,
  OTP_TRIES,
  STUDENT_VERIFICATION_LIFETIME,
  STUDENT_VERIFICATION_NOTICES,
} from '@campushive/contract';
import { describeUser, notify, refuse, type InMemoryCalls, type State, type Student } from './state.js';

type StudentVerificationCalls = InMemoryCalls<'auth.sendStudentCode' | 'auth.proveStudent'>;

export const requireStudentVerification = ({ isVerified }: Student): void => {
  if (!isVerified) refuse('verification_required');
};

/** Ends verifications after a year and sends reminders before, as the server's job does. */
export function expireVerifications(state: State): void {
  for (const student of state.students.filter((one) => one.isVerified)) {
    const { id: userId, email, provedAt, verificationNotice } = student;
    const days = Math.ceil((provedAt + STUDENT_VERIFICATION_LIFETIME - state.now().getTime()) / DAY);
    const due = STUDENT_VERIFICATION_NOTICES.findLast((one) => days <= one);
    if (days <= 0) {
      Object.assign(student, { isVerified: false, verificationNotice: 0 });
      const values = { email };
      notify(state, userId, { type: 'system', kind: 'student_verification_over', values, subject: null });
    } else if (due !== undefined && (verificationNotice === null || verificationNotice > due)) {
      student.verificationNotice = due;
      const values = { days, email };
      notify(state, userId, { type: 'system', kind: 'student_verification_due', values, subject: null });
    }
  }
}

/** In-memory calls for renewing the student verification. */
export function studentVerificationCalls(state: State): StudentVerificationCalls {
  const time = () => state.now().getTime();
  return {
    'auth.sendStudentCode'(_input, me) {
      const known = me.verificationCode;
      const wait = known === null ? 0 : known.sentAt + OTP_RESEND_AFTER - time();
      if (wait > 0)
        return refuse('resend_too_soon', 'Please wait a minute.', undefined, Math.ceil(wait / 1_000));
      const good = known !== null && known.tries < OTP_TRIES && time() < known.sentAt + OTP_LIFETIME;
      const code = String(100_000 + (Number.parseInt(state.nextId().slice(-6), 10) % 900_000));
      me.verificationCode = { ...(good ? known : { code, tries: 0 }), sentAt: time() };
      state.mails.push({ to: me.email, code: me.verificationCode.code });
      return { data: { email: me.email }, message: 'A code has been sent to your university email' };
    },
    'auth.proveStudent'({ otp }, me) {
      const known = me.verificationCode;
      const wrong = () => refuse('otp_invalid', 'This code is not right.', { otp: { code: 'code_wrong' } });
      if (known === null) return wrong();
      known.tries += 1;
      if (known.tries > OTP_TRIES) return refuse('otp_attempts_exceeded');
      if (time() >= known.sentAt + OTP_LIFETIME) return refuse('otp_expired');
      if (known.code !== otp) return wrong();
      Object.assign(me, {
        verificationCode: null,
        provedAt: time(),
        isVerified: true,
        verificationNotice: null,
      });
      return {
        data: describeUser(state, me),
        message: 'Thank you! You are verified for another year.',
      };
    },
  };
}
