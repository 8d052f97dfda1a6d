import { OtpVerificationView } from './otp-verification-view.js';
import { useOtpVerification } from './use-otp-verification.js';

/** Proves a student's address with the mailed code. */
export function OtpVerificationScreen() {
  const otp = useOtpVerification();
  return <OtpVerificationView otp={otp} />;
}
