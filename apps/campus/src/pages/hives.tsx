export { HivesIndexScreen as default } from '@campushive/features/hives-index';
