import { SECOND } from '@campushive/contract';
import type { SpecifiedScreen } from './specified.js';

const PASSWORDS = [
  'Password must be at least 8 characters',
  'Password must contain at least one lowercase letter',
  'Password must contain at least one uppercase letter',
  'Password must contain at least one number',
] as const;

/** From the first visit to the dashboard: sections 2, 4, 5, 8 and 9 of the specification. */
export const AUTH_SCREENS: readonly SpecifiedScreen[] = [
  {
    screen: 'login',
    shown: [
      {
        when: 'as it opens',
        says: [
          ...['Ghanaian University Students Only', 'Ready to learn, teach and make a difference today?'],
          ...['Show password', 'Sign up', 'Terms of Service', 'Privacy Policy'],
        ],
        inOrder: ['Email', 'Password', 'Remember me', 'Log in'],
      },
      { when: 'with the password shown', says: ['Hide password'] },
      // Decided since: the error of an empty field names it.
      { when: 'sent empty', says: ['Enter your email', 'Enter your password'] },
      {
        when: 'with what is no address and a short password',
        says: ['Invalid email address', 'Password must be at least 5 characters'],
      },
      {
        when: 'with an address of no university',
        says: ['Must be a valid university email (e.g., you@st.ug.edu.gh)'],
      },
      { when: 'on its way', says: ['Logging in...'] },
      {
        when: 'accepted',
        says: ['Login successful!'],
        waits: [SECOND],
        leadsTo: { to: 'dashboard' },
      },
      // In the form and as a toast.
      {
        when: 'refused',
        says: ['Login failed. Please check your credentials.'],
        inOrder: [
          'Login failed. Please check your credentials.',
          'Login failed. Please check your credentials.',
        ],
      },
      { when: 'answered without a word', says: ['Login failed'] },
      { when: 'without an answer', says: ['Network error during login'] },
      { when: 'answered without a token', says: ['Unexpected response format from server'] },
      { when: 'after an address was proved', says: ['Login successful!'], waits: [500, SECOND] },
      {
        when: 'after a code that signed in',
        says: ['Login successful!'],
        waits: [500, SECOND],
        leadsTo: { to: 'dashboard' },
      },
    ],
  },
  {
    screen: 'register',
    shown: [
      {
        when: 'as it opens',
        says: [
          'Join your class now, discover new opportunities, and start your journey today!',
          ...['Ghanaian University Students Only', '@university.edu.gh', 'Log in'],
        ],
        inOrder: [
          ...['Full name', 'University', 'Public Universities', 'Private Universities'],
          ...['Student email username', 'Password', 'Confirm password'],
        ],
      },
      { when: 'with a university', says: ['@st.knust.edu.gh'] },
      // Decided since: the error of an empty field names it.
      { when: 'sent empty', says: ['Enter your full name', 'Please select your university'] },
      {
        when: 'with everything too short',
        says: ['Too short!', 'Invalid email username format', PASSWORDS[0]],
      },
      { when: 'with a name of 51 letters and no lowercase one', says: ['Too long!', PASSWORDS[1]] },
      { when: 'with no uppercase letter', says: [PASSWORDS[2]] },
      { when: 'with no number', says: [PASSWORDS[3]] },
      { when: 'with two passwords', says: ['Passwords must match'] },
      { when: 'on its way', says: ['Registering...'] },
      {
        when: 'accepted',
        says: ['Registration initiated! Please verify your email.'],
        leadsTo: { to: 'otp' },
      },
      { when: 'failed', says: ['Registration failed. Please try again.'] },
      { when: 'answered without a word', says: ['Registration failed'] },
      { when: 'without an answer', says: ['Network error during registration'] },
    ],
  },
  {
    screen: 'one-time code',
    shown: [
      { when: 'as it opens', says: ['Resend OTP in 60s'], waits: [SECOND] },
      { when: 'without an address', says: [], leadsTo: { to: 'register' } },
      { when: 'after 18 seconds', says: ['Resend OTP in 42s'] },
      { when: 'sent too short', says: ['Please enter a valid 6-digit OTP'] },
      { when: 'on its way', says: ['Verifying...'] },
      {
        when: 'accepted',
        says: ['Verification Successful!', 'Email verified successfully!'],
        waits: [2 * SECOND],
        leadsTo: { to: 'login' },
      },
      { when: 'refused', says: ['Failed to verify OTP. Please try again.'] },
      { when: 'answered without a word', says: ['OTP verification failed'] },
      { when: 'without an answer', says: ['Network error during OTP verification'] },
      { when: 'sent again', says: ['New OTP has been sent to your email', 'Resend OTP in 60s'] },
      { when: 'not sent again', says: ['Failed to resend OTP. Please try again.'] },
      { when: 'answered without a word to sending it again', says: ['Failed to resend OTP'] },
      { when: 'without an answer to sending it again', says: ['Network error while resending OTP'] },
    ],
  },
  {
    screen: 'forgot password',
    shown: [
      { when: 'as it opens', says: ['Email', 'BACK TO LOGIN'] },
      // Decided since: the error of an empty field names it.
      { when: 'sent empty', says: ['Enter your email'] },
      { when: 'with what is no address', says: ['Invalid email address'] },
      { when: 'with an address of no university', says: ['Must be a valid university email'] },
      { when: 'on its way', says: ['Sending...'] },
      { when: 'sent', says: ['Reset link sent! Check your email', 'BACK TO LOGIN'] },
      { when: 'failed', says: ['Failed to send reset link. Please try again.'] },
    ],
  },
  {
    screen: 'reset password',
    shown: [
      {
        when: 'without a token',
        says: [
          ...['Invalid Reset Link', 'Request New Link'],
          'The password reset link is invalid or has expired. Please request a new password reset link.',
        ],
      },
      {
        when: 'as it opens',
        says: ['Reset Your Password', 'Show password'],
        inOrder: ['New Password', 'Confirm New Password', 'RESET PASSWORD'],
      },
      { when: 'with two passwords', says: ['Passwords must match'] },
      { when: 'with everything wrong', says: [PASSWORDS[0]] },
      { when: 'on its way', says: ['Resetting...'] },
      {
        when: 'accepted',
        says: ['Your password was changed. Please log in.'],
        waits: [2 * SECOND],
        leadsTo: { to: 'login' },
      },
      { when: 'failed', says: ['Failed to reset password. Please try again.'] },
      { when: 'answered without a word', says: ['Failed to reset password'] },
      { when: 'without an answer', says: ['Network error during password reset'] },
    ],
  },
];
