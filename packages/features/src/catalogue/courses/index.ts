export * from './course-screen.js';
export * from './course.queries.js';
