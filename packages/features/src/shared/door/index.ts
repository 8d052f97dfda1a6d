/** What an organiser's phone let in without a network, and what sends it: small, so that it can always be there. */
export { AdmissionsKeeper } from './admissions-keeper.js';
