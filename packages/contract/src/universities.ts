/** The universities whose students may join, and the e-mail domains that prove it. */

export interface UniversityRecord {
  readonly id: string;
  /** The full name, as registration sends it. */
  readonly name: string;
  /** The short name people use. */
  readonly displayName: string;
  readonly kind: 'public' | 'private';
  readonly location: string;
  readonly established: number;
  readonly website: string;
  /** Accepted domains; the first is shown as the suffix when registering. */
  readonly emailDomains: readonly [string, ...string[]];
}

const domain = (id: string): [string, ...string[]] => [`${id}.edu.gh`];

/** In the specification's order: the first ten are shown as public. */
export const UNIVERSITIES: readonly UniversityRecord[] = [
  {
    id: 'ug',
    name: 'University of Ghana',
    displayName: 'UG',
    kind: 'public',
    location: 'Accra',
    established: 1948,
    website: 'https://www.ug.edu.gh',
    emailDomains: ['st.ug.edu.gh', 'stud.ug.edu.gh'],
  },
  {
    id: 'knust',
    name: 'Kwame Nkrumah University of Science and Technology',
    displayName: 'KNUST',
    kind: 'public',
    location: 'Kumasi',
    established: 1952,
    website: 'https://www.knust.edu.gh',
    emailDomains: ['st.knust.edu.gh', 'knust.edu.gh'],
  },
  {
    id: 'ucc',
    name: 'University of Cape Coast',
    displayName: 'UCC',
    kind: 'public',
    location: 'Cape Coast',
    established: 1962,
    website: 'https://ucc.edu.gh',
    emailDomains: ['ucc.edu.gh', 'stu.ucc.edu.gh'],
  },
  {
    id: 'upsa',
    name: 'University of Professional Studies, Accra',
    displayName: 'UPSA',
    kind: 'public',
    location: 'Accra',
    established: 1965,
    website: 'https://upsa.edu.gh',
    emailDomains: ['upsa.edu.gh', 'upsamail.edu.gh'],
  },
  {
    id: 'gimpa',
    name: 'Ghana Institute of Management and Public Administration',
    displayName: 'GIMPA',
    kind: 'public',
    location: 'Accra',
    established: 1961,
    website: 'https://gimpa.edu.gh',
    emailDomains: domain('gimpa'),
  },
  {
    id: 'uew',
    name: 'University of Education, Winneba',
    displayName: 'UEW',
    kind: 'public',
    location: 'Winneba',
    established: 1992,
    website: 'https://uew.edu.gh',
    emailDomains: domain('uew'),
  },
  {
    id: 'uds',
    name: 'University for Development Studies',
    displayName: 'UDS',
    kind: 'public',
    location: 'Tamale',
    established: 1992,
    website: 'https://uds.edu.gh',
    emailDomains: domain('uds'),
  },
  {
    id: 'umat',
    name: 'University of Mines and Technology',
    displayName: 'UMaT',
    kind: 'public',
    location: 'Tarkwa',
    established: 2004,
    website: 'https://umat.edu.gh',
    emailDomains: domain('umat'),
  },
  {
    id: 'uhas',
    name: 'University of Health and Allied Sciences',
    displayName: 'UHAS',
    kind: 'public',
    location: 'Ho',
    established: 2011,
    website: 'https://www.uhas.edu.gh',
    emailDomains: domain('uhas'),
  },
  {
    id: 'uenr',
    name: 'University of Energy and Natural Resources',
    displayName: 'UENR',
    kind: 'public',
    location: 'Sunyani',
    established: 2011,
    website: 'https://uenr.edu.gh',
    emailDomains: domain('uenr'),
  },
  {
    id: 'ashesi',
    name: 'Ashesi University',
    displayName: 'Ashesi',
    kind: 'private',
    location: 'Berekuso',
    established: 2002,
    website: 'https://www.ashesi.edu.gh',
    emailDomains: domain('ashesi'),
  },
  {
    id: 'vvu',
    name: 'Valley View University',
    displayName: 'VVU',
    kind: 'private',
    location: 'Oyibi',
    established: 1979,
    website: 'https://vvu.edu.gh',
    emailDomains: domain('vvu'),
  },
  {
    id: 'gctu',
    name: 'Ghana Communication Technology University',
    displayName: 'GCTU',
    kind: 'private',
    location: 'Accra',
    established: 2005,
    website: 'https://gctu.edu.gh',
    emailDomains: ['gctu.edu.gh', 'live.gctu.edu.gh'],
  },
  {
    id: 'central',
    name: 'Central University',
    displayName: 'Central',
    kind: 'private',
    location: 'Accra',
    established: 1988,
    website: 'https://central.edu.gh',
    emailDomains: domain('central'),
  },
  {
    id: 'aucc',
    name: 'African University College of Communications',
    displayName: 'AUCC',
    kind: 'private',
    location: 'Accra',
    established: 2001,
    website: 'https://aucc.edu.gh',
    emailDomains: ['auc.edu.gh'],
  },
  {
    id: 'regent',
    name: 'Regent University College of Science and Technology',
    displayName: 'Regent',
    kind: 'private',
    location: 'Accra',
    established: 2003,
    website: 'https://regent.edu.gh',
    emailDomains: domain('regent'),
  },
  {
    id: 'puc',
    name: 'Pentecost University',
    displayName: 'PUC',
    kind: 'private',
    location: 'Accra',
    established: 2003,
    website: 'https://pentvars.edu.gh',
    emailDomains: domain('puc'),
  },
];

/** Ids that older links use. */
export const UNIVERSITY_ALIASES: Readonly<Record<string, string>> = { uog: 'ug' };

/** The university of an id, an old id, or a full or short name (any case). */
export function findUniversity(idOrName: string): UniversityRecord | undefined {
  const wanted = idOrName.trim().toLowerCase();
  const id = UNIVERSITY_ALIASES[wanted] ?? wanted;
  return UNIVERSITIES.find(
    (one) => one.id === id || one.name.toLowerCase() === wanted || one.displayName.toLowerCase() === wanted,
  );
}

/** The university that owns an e-mail address's domain. */
export function universityOfEmail(address: string): UniversityRecord | undefined {
  const domainPart = address.trim().toLowerCase().split('@')[1] ?? '';
  return UNIVERSITIES.find((one) => one.emailDomains.includes(domainPart));
}

/** One form for every spelling of one mailbox: lower case, without a +tag. */
export function canonicalEmail(address: string): string {
  const [local = '', domainPart = ''] = address.trim().toLowerCase().split('@');
  return `${local.split('+')[0] ?? ''}@${domainPart}`;
}
