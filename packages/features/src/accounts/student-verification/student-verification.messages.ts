/** Texts for renewing the verification. Those of the code are shared with the sign-up. */
export const messages = {
  title: 'Student status',
  verifiedUntil: (date: string) => `Verified until ${date}`,
  verifiedText: 'Each year we’ll email you a code to confirm you’re still a student.',
  dueText: (email: string) =>
    `Confirm it now, and you are verified for another year. We send a code to ${email}.`,
  notSince: (date: string) => `Not verified since ${date}`,
  lapsedText: (email: string) =>
    `To post, apply or pay for something new, confirm that you are still a student. We send a code to ${email}.`,
  stillWorks: 'Everything else goes on: reading, messages, running orders and payouts.',
  confirm: 'Confirm that you are still a student',
  sending: 'Sending...',
  sendFailed: 'The code could not be sent. Please try again.',
  mailboxGone: 'You cannot open this mailbox any more?',
  contact: 'Write to us',
  codeText: (email: string) => `We sent a 6-digit code to ${email}. It works for 10 minutes.`,
  codeLabel: 'Code',
  verify: 'Verify',
  verifying: 'Verifying...',
  verifyFailed: 'Failed to verify OTP. Please try again.',
  resendIn: (seconds: number) => `Resend OTP in ${seconds}s`,
  resend: 'Resend OTP',
  resent: 'New OTP has been sent to your email',
  resendFailed: 'Failed to resend OTP. Please try again.',
  thanks: 'Thank you!',
  done: (date: string) => `You are verified until ${date}.`,
  bannerText: 'New listings, applications and payments wait for it. Everything else goes on.',
  bannerConfirm: 'Confirm now',
  kept: 'We’ve kept what you typed.',
  goOn: 'Go on',
  close: 'Close',
};

export type StudentVerificationMessages = typeof messages;
