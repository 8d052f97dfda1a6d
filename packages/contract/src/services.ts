import type { HiveName } from './hives.js';

/** What students do for each other: the chips of Find Services. */
export const SERVICE_KINDS = ['academic', 'technical', 'creative', 'lifestyle'] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** The hives whose listings are services. */
export const SERVICE_HIVES: readonly HiveName[] = ['academia', 'sidehustle'];

export interface ServiceRecord {
  readonly hive: HiveName;
  /**
   * Beginnings of words, folded: any of them in its title makes a listing of this kind; null takes the whole hive. Not in
   * its description: “Write a line about yourself when you apply” stands in gigs of every kind.
   */
  readonly words: readonly string[] | null;
}

export const SERVICES: Readonly<Record<ServiceKind, ServiceRecord>> = {
  academic: { hive: 'academia', words: null },
  technical: {
    hive: 'sidehustle',
    words: [
      ...['repair', 'fix', 'install', 'laptop', 'phone', 'screen', 'printer', 'wifi', 'network', 'computer'],
      ...['code', 'coding', 'program', 'develop', 'website', 'web', 'app', 'python', 'java', 'software'],
      ...['data', 'excel', 'spss', 'electric', 'wiring'],
    ],
  },
  creative: {
    hive: 'sidehustle',
    words: [
      ...['design', 'logo', 'poster', 'flyer', 'photo', 'video', 'camera', 'edit', 'animat', 'draw', 'paint'],
      ...['art', 'music', 'beat', 'dj', 'write', 'writing', 'blog', 'content', 'brand', 'illustrat'],
    ],
  },
  lifestyle: {
    hive: 'sidehustle',
    words: [
      ...[
        'hair',
        'braid',
        'barber',
        'cornrow',
        'nail',
        'makeup',
        'beauty',
        'lash',
        'sew',
        'tailor',
        'fashion',
      ],
      ...['cook', 'cater', 'bake', 'cake', 'food', 'clean', 'laundry', 'iron', 'wash', 'fitness', 'gym'],
      ...['yoga', 'massage', 'danc', 'party', 'usher'],
    ],
  },
};

/** The first kind that a listing is of; null for a gig of none. */
export function serviceKindOf(listing: {
  readonly hiveTypeId: HiveName;
  readonly title: string;
}): ServiceKind | null {
  const words = listing.title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const isOf = (kind: ServiceKind) => {
    const { hive, words: beginnings } = SERVICES[kind];
    if (hive !== listing.hiveTypeId) return false;
    return beginnings?.some((begin) => words.some((word) => word.startsWith(begin))) ?? true;
  };
  return SERVICE_KINDS.find(isOf) ?? null;
}
