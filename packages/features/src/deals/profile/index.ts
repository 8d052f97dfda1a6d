export * from './profile-screen.js';
export * from './profile-view.js';
export * from './shelf-screen.js';
export * from './shelf-view.js';
export * from './student-screen.js';
export * from './student-view.js';
export {
  activityQuery,
  listingsQuery,
  meQuery,
  prefetchProfile,
  prefetchShelf,
  prefetchStudent,
  profileQuery,
  reviewsQuery,
  shelfQuery,
} from './profile.queries.js';
export * from './use-profile.js';
export * from './use-student.js';
