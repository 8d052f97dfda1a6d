import { screen } from '../kernel/index.js';
import { OtpVerificationView } from './otp-verification-view.js';
import { useOtpVerification } from './use-otp-verification.js';

export interface OtpVerificationScreenProps {
  /** The internal path to open once the student is signed in. */
  from?: string | undefined;
}

/** Proves a student's address with the mailed code. */
export const OtpVerificationScreen = screen(function OtpVerificationScreen({
  from,
}: OtpVerificationScreenProps) {
  const otp = useOtpVerification(from);
  return <OtpVerificationView otp={otp} />;
});
