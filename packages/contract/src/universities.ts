/** The universities whose students may join, and the e-mail domains that prove it. */

export interface UniversityRecord {
  readonly id: string;
  /** The full name, as registration sends it. */
  readonly name: string;
  /** The short name people use. */
  readonly displayName: string;
  readonly kind: 'public' | 'private';
  readonly location: string;
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
    emailDomains: ['st.ug.edu.gh', 'stud.ug.edu.gh'],
  },
  {
    id: 'knust',
    name: 'Kwame Nkrumah University of Science and Technology',
    displayName: 'KNUST',
    kind: 'public',
    location: 'Kumasi',
    emailDomains: ['st.knust.edu.gh', 'knust.edu.gh'],
  },
  {
    id: 'ucc',
    name: 'University of Cape Coast',
    displayName: 'UCC',
    kind: 'public',
    location: 'Cape Coast',
    emailDomains: ['ucc.edu.gh', 'stu.ucc.edu.gh'],
  },
  {
    id: 'upsa',
    name: 'University of Professional Studies, Accra',
    displayName: 'UPSA',
    kind: 'public',
    location: 'Accra',
    emailDomains: ['upsa.edu.gh', 'upsamail.edu.gh'],
  },
  {
    id: 'gimpa',
    name: 'Ghana Institute of Management and Public Administration',
    displayName: 'GIMPA',
    kind: 'public',
    location: 'Accra',
    emailDomains: domain('gimpa'),
  },
  {
    id: 'uew',
    name: 'University of Education, Winneba',
    displayName: 'UEW',
    kind: 'public',
    location: 'Winneba',
    emailDomains: domain('uew'),
  },
  {
    id: 'uds',
    name: 'University for Development Studies',
    displayName: 'UDS',
    kind: 'public',
    location: 'Tamale',
    emailDomains: domain('uds'),
  },
  {
    id: 'umat',
    name: 'University of Mines and Technology',
    displayName: 'UMaT',
    kind: 'public',
    location: 'Tarkwa',
    emailDomains: domain('umat'),
  },
  {
    id: 'uhas',
    name: 'University of Health and Allied Sciences',
    displayName: 'UHAS',
    kind: 'public',
    location: 'Ho',
    emailDomains: domain('uhas'),
  },
  {
    id: 'uenr',
    name: 'University of Energy and Natural Resources',
    displayName: 'UENR',
    kind: 'public',
    location: 'Sunyani',
    emailDomains: domain('uenr'),
  },
  {
    id: 'ashesi',
    name: 'Ashesi University',
    displayName: 'Ashesi',
    kind: 'private',
    location: 'Berekuso',
    emailDomains: domain('ashesi'),
  },
  {
    id: 'vvu',
    name: 'Valley View University',
    displayName: 'VVU',
    kind: 'private',
    location: 'Oyibi',
    emailDomains: domain('vvu'),
  },
  {
    id: 'gctu',
    name: 'Ghana Communication Technology University',
    displayName: 'GCTU',
    kind: 'private',
    location: 'Accra',
    emailDomains: ['gctu.edu.gh', 'live.gctu.edu.gh'],
  },
  {
    id: 'central',
    name: 'Central University',
    displayName: 'Central',
    kind: 'private',
    location: 'Accra',
    emailDomains: domain('central'),
  },
  {
    id: 'aucc',
    name: 'African University College of Communications',
    displayName: 'AUCC',
    kind: 'private',
    location: 'Accra',
    emailDomains: ['auc.edu.gh'],
  },
  {
    id: 'regent',
    name: 'Regent University College of Science and Technology',
    displayName: 'Regent',
    kind: 'private',
    location: 'Accra',
    emailDomains: domain('regent'),
  },
  {
    id: 'puc',
    name: 'Pentecost University',
    displayName: 'PUC',
    kind: 'private',
    location: 'Accra',
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
