import { campus as ghana } from '@campushive/campus-ghana';

/** Universities as the server describes them. */
export const described = ghana.institutions.map(({ emailDomains, faculties, programs, ...rest }, index) => ({
  ...rest,
  programs: programs ?? null,
  faculties: [...faculties],
  emailDomains: [...emailDomains],
  emailDomain: emailDomains[0],
  studentCount: 412 - index * 21,
  listingCount: 130 - index * 7,
}));
