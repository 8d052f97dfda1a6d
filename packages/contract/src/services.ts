import type { HiveName } from './hives.js';

/** What students do for each other: the chips of Find Services. */
export const SERVICE_KINDS = ['academic', 'technical', 'creative', 'lifestyle'] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** The hives whose listings are services. */
export const SERVICE_HIVES: readonly HiveName[] = ['academia', 'sidehustle'];

interface ServiceListing {
  readonly hiveTypeId: HiveName;
  readonly sidehustleDetails?: { readonly serviceKind: ServiceKind | null } | undefined;
}

/** The kind of a service: all tutoring is academic, and the poster of a gig chooses; null where none was chosen. */
export const serviceKindOf = ({ hiveTypeId, sidehustleDetails }: ServiceListing): ServiceKind | null =>
  hiveTypeId === 'academia' ? 'academic' : (sidehustleDetails?.serviceKind ?? null);
