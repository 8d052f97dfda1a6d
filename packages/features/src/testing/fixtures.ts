import { campus as ghana } from '@campushive/campus-ghana';
import { DEFAULT_SETTINGS, findUniversity, type Person, type Photo, type User } from '@campushive/contract';

/** Builders of realistic data with fixed ids and dates, so that screenshots of stories stay stable. */

/** Current time in every story. */
export const NOW = new Date('2026-11-20T12:00:00.000Z');

/** Returns the ISO time that is `minutes` before {@link NOW}. A negative number gives a later time. */
export const ago = (minutes: number): string => new Date(NOW.getTime() - minutes * 60_000).toISOString();

/** Returns a valid id that contains the number. */
export const idOf = (n: number): string => `01934c00-0000-7000-8000-${String(n).padStart(12, '0')}`;

const COLOURS = ['#d97b2b', '#3f7f9c', '#a8517f', '#5b8c4a'] as const;

/** Returns a photo as a data URL, so that stories need no network. */
export function aPhoto(n: number): Photo {
  const colour = COLOURS[n % COLOURS.length] ?? COLOURS[0];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><rect width="400" height="500" fill="#efe8da"/><ellipse cx="200" cy="372" rx="130" ry="16" fill="#2a2117" opacity=".15"/><rect x="90" y="150" width="220" height="150" rx="14" fill="#2a2117"/><rect x="106" y="166" width="188" height="118" rx="6" fill="${colour}"/><path d="M60 312h280l-18 30H78z" fill="#2a2117"/></svg>`;
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const formats = ['avif', 'webp', 'jpeg'] as const;
  return {
    id: idOf(9000 + n),
    url,
    variants: formats.map((format) => ({ width: 640, format, url })),
    width: 640,
    height: 800,
    placeholder: null,
  };
}

/** Returns a verified student, the same for the same `n`. `change` replaces fields. */
export function aStudent(n: number, change: Partial<User> = {}): User {
  const names = ['Akosua Mensah', 'Kwame Boateng', 'Ɛsi Ɔfori', 'Yaw Darko', 'Abena Frimpong'];
  const universityId = change.universityId ?? (['ug', 'knust', 'ucc'][n % 3] as string);
  const name = names[n % names.length] ?? 'Ama Owusu';
  return {
    id: idOf(n),
    name,
    username: name.toLowerCase().split(' ')[0] ?? null,
    email: `student${n}@st.ug.edu.gh`,
    avatarUrl: null,
    profileImage: null,
    university: findUniversity(ghana, universityId)?.name ?? null,
    universityId,
    bio: null,
    rating: null,
    reviewCount: 0,
    isVerified: true,
    role: 'student',
    settings: DEFAULT_SETTINGS,
    hall: null,
    shelfName: null,
    verifiedUntil: ago(-60 * 24 * 275),
    createdAt: ago(60 * 24 * 90),
    ...change,
  };
}

/** Returns the public part of a student, as in listings and conversations. */
export const toPerson = ({ id, name, profileImage, isVerified, university }: User): Person => ({
  id,
  name,
  profileImage,
  isVerified,
  university,
});
