export { PayoutsScreen as default, prefetchPayouts as prefetch } from '@campushive/features/payouts';
