import { campus as ghana } from '@campushive/campus-ghana';

/** All of them, with who is there. */
export const counted = ghana.institutions.map(({ emailDomains, ...rest }, index) => ({
  ...rest,
  emailDomains: [...emailDomains],
  emailDomain: emailDomains[0],
  studentCount: 412 - index * 21,
  listingCount: 130 - index * 7,
}));
