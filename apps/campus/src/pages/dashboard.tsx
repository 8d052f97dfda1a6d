export { DashboardScreen as default } from '@campushive/features/dashboard';
