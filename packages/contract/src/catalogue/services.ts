import type { HiveName } from './hives.js';

/** Kinds of services, shown as the chips of Find Services. */
export const SERVICE_KINDS = ['academic', 'technical', 'creative', 'lifestyle'] as const;
/** The kind of a service, by which Find Services filters. */
export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** The hives whose listings are services. */
export const SERVICE_HIVES: readonly HiveName[] = ['academia', 'sidehustle'];

/** The two kinds of entries in Find Services: `task`, to be done by a student, and `service`, offered by a student. */
export const SERVICE_OFFERS = ['task', 'service'] as const;
/** The direction of an entry in Find Services: wanted by its poster, or offered. */
export type ServiceOffer = (typeof SERVICE_OFFERS)[number];

interface ServiceListing {
  readonly hiveTypeId: HiveName;
  readonly sidehustleDetails?: { readonly serviceKind: ServiceKind | null } | undefined;
}

/** Returns the kind of a service: academic for tutoring, and the poster's choice for a gig. Null without a choice. */
export const serviceKindOf = ({ hiveTypeId, sidehustleDetails }: ServiceListing): ServiceKind | null =>
  hiveTypeId === 'academia' ? 'academic' : (sidehustleDetails?.serviceKind ?? null);
