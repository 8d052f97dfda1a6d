export * from './badge.js';
export { CountBadge, type CountBadgeProps } from './count-badge.js';
