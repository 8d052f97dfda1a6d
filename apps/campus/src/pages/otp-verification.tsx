export { OtpVerificationScreen as default } from '@campushive/features/auth';
