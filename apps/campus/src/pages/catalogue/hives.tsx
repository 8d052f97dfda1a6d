export {
  HivesIndexScreen as default,
  prefetchHivesIndex as prefetch,
} from '@campushive/features/hives-index';
