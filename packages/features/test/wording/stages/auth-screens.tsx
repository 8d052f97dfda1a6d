import { SECOND } from '@campushive/contract';
import { ForgotPasswordScreen } from '../../../src/accounts/auth/password/forgot-password-screen.js';
import { LoginScreen } from '../../../src/accounts/auth/login-screen.js';
import { OtpVerificationScreen } from '../../../src/accounts/auth/verification/otp-verification-screen.js';
import { RegisterScreen } from '../../../src/accounts/auth/register-screen.js';
import { ResetPasswordScreen } from '../../../src/accounts/auth/password/reset-password-screen.js';
import { aStudent, NOW } from '../../../src/testing/fixtures.js';
import type { StoryCampusOptions } from '../../../src/testing/story-campus.js';
import type { Stage } from '../stage.js';
import { answer, broken, forever, mute, refused, unanswered, type Stages } from './stages.js';

type Auth = NonNullable<NonNullable<StoryCampusOptions['client']>['auth']>;

const session = { status: 'anonymous' } as const;
const signedIn = answer({ token: 'token', user: aStudent(0) });
const EMAIL = 'esi.ofori@st.ug.edu.gh';

const login = (stage: Stage, auth: Auth = {}, stored = {}) =>
  stage.show(<LoginScreen />, { session, client: { auth }, stored });
const logIn = async (stage: Stage, auth: Auth) => {
  login(stage, auth);
  await stage.fill('Email', EMAIL);
  await stage.fill('Password', 'Kente-cloth-7');
  await stage.press('Log in');
};

const register = (stage: Stage, auth: Auth = {}) =>
  stage.show(<RegisterScreen />, { session, client: { auth } });
const join = async (stage: Stage, change: Readonly<Record<string, string>>, auth: Auth = {}) => {
  register(stage, auth);
  const fields = {
    'Full name': 'Esi Ofori',
    University: 'ug',
    'Student email username': 'esi.ofori',
    Password: 'Kente-cloth-7',
    'Confirm password': 'Kente-cloth-7',
    ...change,
  };
  for (const [label, text] of Object.entries(fields)) await stage.fill(label, text);
  await stage.press('Create account');
};

const code = (stage: Stage, auth: Auth = {}, secondsAgo = 0) =>
  stage.show(<OtpVerificationScreen />, {
    session,
    client: { auth },
    stored: {
      'pending-email': EMAIL,
      'code-sent-at': String(NOW.getTime() - secondsAgo * SECOND),
      credentials: JSON.stringify({ email: EMAIL, password: 'Kente-cloth-7' }),
    },
  });
const verify = async (stage: Stage, verifyOtp: NonNullable<Auth['verifyOtp']>) => {
  code(stage, { verifyOtp });
  await stage.paste('Code', '481926');
};
const resend = async (stage: Stage, resendOtp: NonNullable<Auth['resendOtp']>) => {
  code(stage, { resendOtp }, 60);
  await stage.press('Resend OTP');
};

const forgot = (stage: Stage, auth: Auth = {}) =>
  stage.show(<ForgotPasswordScreen />, { session, client: { auth } });
const askForLink = async (stage: Stage, forgotPassword: NonNullable<Auth['forgotPassword']>) => {
  forgot(stage, { forgotPassword });
  await stage.fill('Email', EMAIL);
  await stage.press('Send reset link');
};

const reset = (stage: Stage, auth: Auth = {}) =>
  stage.show(<ResetPasswordScreen token="token" email={EMAIL} />, { session, client: { auth } });
const choose = async (stage: Stage, auth: Auth, one = 'Kente-cloth-7', two = one) => {
  reset(stage, auth);
  await stage.fill('New Password', one);
  await stage.fill('Confirm New Password', two);
  await stage.press('RESET PASSWORD');
};

export const authStages: Stages = {
  login: {
    'as it opens': (stage) => login(stage),
    'with the password shown': (stage) => {
      login(stage);
      return stage.press('Show password');
    },
    'sent empty': (stage) => {
      login(stage);
      return stage.press('Log in');
    },
    'with what is no address and a short password': async (stage) => {
      login(stage);
      await stage.fill('Email', 'esi');
      await stage.fill('Password', '1234');
    },
    'with an address of no university': (stage) => {
      login(stage);
      return stage.fill('Email', 'esi@gmail.com');
    },
    'on its way': (stage) => logIn(stage, { login: forever }),
    accepted: (stage) => logIn(stage, { login: signedIn }),
    refused: (stage) => logIn(stage, { login: refused('invalid_credentials', 401) }),
    'answered without a word': (stage) => logIn(stage, { login: mute }),
    'without an answer': (stage) => logIn(stage, { login: unanswered }),
    // As a proxy answers that is not the server.
    'answered without a token': (stage) => logIn(stage, { login: answer({}) as never }),
    'after an address was proved': (stage) => {
      login(
        stage,
        { login: signedIn },
        { credentials: JSON.stringify({ email: EMAIL, password: 'Kente-cloth-7' }) },
      );
      return stage.pass(500);
    },
    // The code's session is the one: no second one is opened.
    'after a code that signed in': (stage) => {
      const user = aStudent(0);
      stage.show(<LoginScreen />, {
        session: { status: 'member', user, offline: false },
        client: { auth: { login: forever } },
        stored: { credentials: JSON.stringify({ email: user.email, password: 'Kente-cloth-7' }) },
      });
      return stage.pass(500);
    },
  },
  register: {
    'as it opens': (stage) => register(stage),
    'with a university': (stage) => {
      register(stage);
      return stage.fill('University', 'knust');
    },
    'sent empty': (stage) => {
      register(stage);
      return stage.press('Create account');
    },
    'with everything too short': (stage) =>
      join(stage, {
        'Full name': 'E',
        'Student email username': 'esi ofori',
        Password: 'Kente-7',
        'Confirm password': 'Kente-8',
      }),
    'with a name of 51 letters and no lowercase one': (stage) =>
      join(stage, { 'Full name': 'E'.repeat(51), Password: 'KENTE-CLOTH-7' }),
    'with no uppercase letter': (stage) => join(stage, { Password: 'kente-cloth-7' }),
    'with no number': (stage) => join(stage, { Password: 'Kente-cloth' }),
    'with two passwords': (stage) => join(stage, { 'Confirm password': 'Kente-cloth-8' }),
    'on its way': (stage) => join(stage, {}, { register: forever }),
    accepted: (stage) => join(stage, {}, { register: answer({ email: EMAIL }) as never }),
    failed: (stage) => join(stage, {}, { register: broken }),
    'answered without a word': (stage) => join(stage, {}, { register: mute }),
    'without an answer': (stage) => join(stage, {}, { register: unanswered }),
  },
  'one-time code': {
    'as it opens': (stage) => code(stage),
    'without an address': (stage) => stage.show(<OtpVerificationScreen />, { session }),
    'after 18 seconds': (stage) => code(stage, {}, 18),
    'sent too short': async (stage) => {
      code(stage);
      await stage.paste('Code', '4819');
      await stage.submit();
    },
    'on its way': (stage) => verify(stage, forever),
    accepted: (stage) => verify(stage, signedIn),
    refused: (stage) => verify(stage, broken),
    'answered without a word': (stage) => verify(stage, mute),
    'without an answer': (stage) => verify(stage, unanswered),
    'sent again': (stage) => resend(stage, answer(undefined) as never),
    'not sent again': (stage) => resend(stage, broken),
    'answered without a word to sending it again': (stage) => resend(stage, mute),
    'without an answer to sending it again': (stage) => resend(stage, unanswered),
  },
  'forgot password': {
    'as it opens': (stage) => forgot(stage),
    'sent empty': (stage) => {
      forgot(stage);
      return stage.press('Send reset link');
    },
    'with what is no address': (stage) => {
      forgot(stage);
      return stage.fill('Email', 'esi');
    },
    'with an address of no university': (stage) => {
      forgot(stage);
      return stage.fill('Email', 'esi@gmail.com');
    },
    'on its way': (stage) => askForLink(stage, forever),
    sent: (stage) => askForLink(stage, answer({ textMessages: false }) as never),
    failed: (stage) => askForLink(stage, broken),
  },
  'reset password': {
    'without a token': (stage) => stage.show(<ResetPasswordScreen token={null} email={EMAIL} />, { session }),
    'as it opens': (stage) => reset(stage),
    'with two passwords': (stage) => choose(stage, {}, 'Kente-cloth-7', 'Kente-cloth-8'),
    'with everything wrong': (stage) => choose(stage, {}, 'Kente'),
    'on its way': (stage) => choose(stage, { resetPassword: forever }),
    accepted: (stage) => choose(stage, { resetPassword: answer(undefined) as never }),
    failed: (stage) => choose(stage, { resetPassword: broken }),
    'answered without a word': (stage) => choose(stage, { resetPassword: mute }),
    'without an answer': (stage) => choose(stage, { resetPassword: unanswered }),
  },
};
