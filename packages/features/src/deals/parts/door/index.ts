/** Stored admissions of an organiser's phone, and their sender. Small enough to load on every page. */
export { AdmissionsKeeper } from './admissions-keeper.js';
