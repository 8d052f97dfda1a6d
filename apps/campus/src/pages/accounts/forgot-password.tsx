export { ForgotPasswordScreen as default } from '@campushive/features/auth';
