export { CountBadge as Count, type CountBadgeProps as CountProps } from '../badge/count-badge.js';
