export { ProfileScreen as default } from '@campushive/features/profile';
