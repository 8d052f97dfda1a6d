import type { FieldCode } from '../../../fields/field-codes.js';
import { DAY } from '../../../limits.js';
import { spelled } from '../events/ticket-kinds.js';

/** A package of a service that a student offers: `Basic`, `Premium`. The price is in minor units. */
export interface ServicePackage {
  readonly id: string;
  readonly name: string;
  /** Description of what the package includes. */
  readonly includes: string;
  readonly priceMinor: number;
  /** Number of days after payment within which the work is done. */
  readonly days: number;
}

/** A package in a student's input. A new one has no id yet. */
export type PackageInput = Omit<ServicePackage, 'id'> & { readonly id: string | null };

type Details = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the stored packages of a service. Empty for a task. Input that is only typed, as in a draft's check, is read elsewhere.
 */
export function packagesOf({ packages }: Details): readonly ServicePackage[] {
  if (!Array.isArray(packages)) return [];
  return packages.flatMap((one: unknown) => {
    if (!isRecord(one)) return [];
    const { id, name, includes, priceMinor, days } = one;
    if (typeof id !== 'string' || typeof name !== 'string' || typeof includes !== 'string') return [];
    if (typeof priceMinor !== 'number' || typeof days !== 'number') return [];
    return [{ id, name, includes, priceMinor, days }];
  });
}

/** Returns whether a listing is a service, by its stored details. */
export const isOffered = (details: Details): boolean => packagesOf(details).length > 0;

/** An error in the packages, with its field. */
export interface PackagesRefusal {
  readonly field: string;
  readonly refused: FieldCode;
}

interface PackagesFacts {
  readonly before: readonly ServicePackage[];
  /** True when the listing is or was visible to others. */
  readonly isPosted: boolean;
}

/**
 * Decides whether a service may have these packages. Any package can be changed or removed, because orders store what was bought. A posted
 * task cannot become a service, or the reverse, because that would reverse the direction of payment.
 */
export function decidePackages(
  input: readonly PackageInput[],
  { before, isPosted }: PackagesFacts,
): 'granted' | PackagesRefusal {
  if (isPosted && before.length === 0 && input.length > 0)
    return { field: 'packages', refused: 'task_stays_task' };
  if (isPosted && before.length > 0 && input.length === 0)
    return { field: 'packages', refused: 'service_needs_package' };
  const seen = new Set<string>();
  for (const [index, { id, name }] of input.entries()) {
    if (id !== null && (seen.has(id) || !before.some((servicePackage) => servicePackage.id === id)))
      return { field: `packages.${index}.id`, refused: 'invalid_choice' };
    if (id !== null) seen.add(id);
    if (input.slice(0, index).some((packageInput) => spelled(packageInput.name) === spelled(name)))
      return { field: `packages.${index}.name`, refused: 'package_name_taken' };
  }
  return 'granted';
}

/** Reads the packages in the input, already checked by their schema. Undefined where the input has none. */
export function packageInputsIn(
  { packages }: Details,
  priceOf: (price: number, field: string) => number,
): readonly PackageInput[] | undefined {
  if (packages === undefined) return undefined;
  const rows: readonly unknown[] = Array.isArray(packages) ? packages : [];
  return rows.filter(isRecord).map(({ id, name, includes, price, days }, index) => ({
    id: typeof id === 'string' ? id : null,
    name: String(name),
    includes: String(includes),
    priceMinor: priceOf(Number(price), `packages.${index}.price`),
    days: Number(days),
  }));
}

/** The stored form of a gig listing: a service with packages, or a task. */
export interface StoredPackages {
  readonly details: {
    readonly packages?: readonly ServicePackage[] | null;
    readonly applicationDeadline?: null;
  };
  /** Price in lists. Undefined for a task, which has its own. */
  readonly priceMinor: number | undefined;
}

/** Decides the stored packages after a change. Services have no application deadline. */
export function decideStoredPackages(
  input: readonly PackageInput[] | undefined,
  facts: PackagesFacts,
  newId: () => string,
): StoredPackages | PackagesRefusal {
  const chosen = input ?? facts.before;
  const decision = decidePackages(chosen, facts);
  if (decision !== 'granted') return decision;
  if (chosen.length === 0)
    return { details: input === undefined ? {} : { packages: null }, priceMinor: undefined };
  const packages = chosen.map((packageInput) => ({ ...packageInput, id: packageInput.id ?? newId() }));
  return {
    details: { packages, applicationDeadline: null },
    priceMinor: Math.min(...packages.map(({ priceMinor }) => priceMinor)),
  };
}

/** Returns the time by which a paid package is due. */
export const dueAt = (paidAt: Date, days: number): Date => new Date(paidAt.getTime() + days * DAY);

/**
 * Former name of `PackageInput`.
 *
 * @deprecated Use `PackageInput`. Goes with version 0.3.
 */
export type WantedPackage = PackageInput;

/**
 * Former name of `packageInputsIn`.
 *
 * @deprecated Use `packageInputsIn`. Goes with version 0.3.
 */
export const wantedPackagesIn = packageInputsIn;

/**
 * Former name of `StoredPackages`.
 *
 * @deprecated Use `StoredPackages`. Goes with version 0.3.
 */
export type KeptPackages = StoredPackages;

/**
 * Former name of `decideStoredPackages`.
 *
 * @deprecated Use `decideStoredPackages`. Goes with version 0.3.
 */
export const decideKeptPackages = decideStoredPackages;
