export { prefetchMyStall as prefetch, StallFormScreen as default } from '@campushive/features/stalls';
