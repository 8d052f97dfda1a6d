export { ProfileScreen as default, prefetchProfile as prefetch } from '@campushive/features/profile';
