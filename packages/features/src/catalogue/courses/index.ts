export * from './course-screen.js';
export * from './course.queries.js';
export * from './use-course.js';
