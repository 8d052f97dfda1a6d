export * from './profile-screen.js';
export * from './profile-view.js';
export * from './student-screen.js';
export * from './student-view.js';
export {
  activityQuery,
  listingsQuery,
  meQuery,
  prefetchProfile,
  prefetchStudent,
  profileQuery,
  reviewsQuery,
} from './profile.queries.js';
