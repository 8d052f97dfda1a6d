import type { PersonalData } from '../../base/personal-data/personal-data.js';
import { eraseStudyFilesOf, studyFilesOf } from '../files/erase-study-files.js';
import { eraseListingsOf, forgetHelper } from '../hives/posting/erase-listings.js';
import { forgetImports } from '../imports/retention.js';
import { CATALOGUE_HOLDINGS } from './holdings.js';

/** Personal data of the catalogue: listings, study material and imports. */
export const CATALOGUE_DATA: PersonalData = {
  holdings: CATALOGUE_HOLDINGS,
  files: studyFilesOf,
  async erase(_context, tx, student, now) {
    const { id } = student;
    await eraseListingsOf(tx, id, now);
    await forgetHelper(tx, id);
    await forgetImports(tx, student, now);
    return eraseStudyFilesOf(tx, id);
  },
};
