import { campus as ghana } from '@campushive/campus-ghana';
import type { Campus } from '@campushive/contract/campus-schema';

/** Our campus. What differs from another one is said here; the server reads the same definition (`CAMPUS`). */
export const campus: Campus = { ...ghana, id: 'ours', key: 'ours', name: 'Baobab Market' };
