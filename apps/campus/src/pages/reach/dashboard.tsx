export { DashboardScreen as default, prefetchDashboard as prefetch } from '@campushive/features/dashboard';
