/** Texts for renewing the verification. The sign-up has the texts of the code. */
export const messages = {
  title: 'Student status',
  verifiedUntil: (date: string) => `Verified until ${date}`,
  verifiedText: 'Each year we’ll email you a code to confirm you’re still a student.',
  dueText: (email: string) => `Confirm now to stay verified for another year. We’ll send a code to ${email}.`,
  notSince: (date: string) => `Not verified since ${date}`,
  lapsedText: (email: string) =>
    `To post, apply or pay for something new, confirm that you’re still a student. We’ll send a code to ${email}.`,
  stillWorks: 'Everything else still works: reading, messages, open orders and payouts.',
  confirm: 'Confirm you’re still a student',
  sending: 'Sending...',
  sendFailed: 'The code could not be sent. Please try again.',
  mailboxGone: 'Can’t open this mailbox any more?',
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
  bannerText: 'You need it to post, apply and pay. Everything else still works.',
  bannerConfirm: 'Confirm now',
  kept: 'We’ve kept what you typed.',
  goOn: 'Continue',
  close: 'Close',
};

export type StudentVerificationMessages = typeof messages;
