import { screen } from '../../../kernel/index.js';
import { OtpVerificationView } from './otp-verification-view.js';
import { useOtpVerification } from './use-otp-verification.js';

/** Way on from the code page, from its address. The email address is stored on the device. */
export interface OtpVerificationScreenProps {
  /** Internal path to open after the sign-in. */
  from?: string | undefined;
}

/** Page that verifies a student's email address with the mailed code. */
export const OtpVerificationScreen = screen(function OtpVerificationScreen({
  from,
}: OtpVerificationScreenProps) {
  const otp = useOtpVerification(from);
  return <OtpVerificationView otp={otp} />;
});
