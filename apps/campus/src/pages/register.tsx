export { RegisterScreen as default } from '@campushive/features/auth';
