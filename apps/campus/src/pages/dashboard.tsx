export { DashboardHomeScreen as default } from '@campushive/features/home';
