import { ApiError, type Listing } from '@campushive/contract';
import { useRef, useState } from 'react';
import { useCampus, useClient } from '../../kernel/index.js';
import { formFieldsOf, type FieldName } from './form-fields.js';
import { valuesOf, type FormValues } from './values/form-values.js';

/** Version of a listing as form values. */
export interface Version {
  readonly values: FormValues;
  /** Ids of the photos, in order. */
  readonly photos: readonly string[];
}

/** Conflict between the form's version of a listing and the one saved meanwhile. */
export interface EditConflict {
  readonly edited: Version;
  readonly saved: Version;
  readonly differing: readonly (FieldName | 'photos')[];
  readonly onKeepMine: () => void;
  readonly onKeepSaved: () => void;
}

interface EditedVersion {
  /** `updatedAt` of the version being edited; undefined for a new listing. */
  readonly updatedAt: () => string | undefined;
  /** Shows both versions after an edit conflict. Resolves to false for another failure. */
  readonly onRefused: (error: unknown, edited: Version, sendAgain: () => void) => Promise<boolean>;
  readonly conflict: EditConflict | null;
}

/** Tracks the version that a form edits, and resolves conflicts with a version saved meanwhile. */
export function useEditConflict(
  listing: Listing | null,
  onKeepSaved: (saved: Listing) => void,
): EditedVersion {
  const client = useClient();
  const { timeZone } = useCampus();
  const read = useRef(listing);
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  return {
    conflict,
    updatedAt: () => read.current?.updatedAt,
    async onRefused(error, edited, sendAgain) {
      const before = read.current;
      if (before === null || !(error instanceof ApiError) || error.code !== 'edited_meanwhile') return false;
      const latest = await client.hives.get({ id: before.id }).then(
        ({ data }) => data,
        () => null,
      );
      if (latest === null) return false;
      const [first, saved] = [versionOf(before, timeZone), versionOf(latest, timeZone)];
      const keepOwnChanges = () => {
        read.current = latest;
        setConflict(null);
        sendAgain();
      };
      // No conflict when only the status changed.
      if (differing(before, first, saved).length === 0) keepOwnChanges();
      else
        setConflict({
          edited,
          saved,
          differing: differing(before, edited, saved),
          onKeepMine: keepOwnChanges,
          onKeepSaved: () => onKeepSaved(latest),
        });
      return true;
    },
  };
}

const versionOf = (listing: Listing, timeZone: string): Version => ({
  values: valuesOf(listing, timeZone),
  photos: listing.photos.map(({ id }) => id),
});

function differing({ hiveTypeId }: Listing, version: Version, other: Version): (FieldName | 'photos')[] {
  const isSame = (name: FieldName) =>
    version.values[name] === other.values[name] &&
    (name !== 'price' || version.values.free === other.values.free);
  const fields = formFieldsOf(hiveTypeId)
    .map(({ name }) => name)
    .filter((name) => !isSame(name));
  return version.photos.join() === other.photos.join() ? fields : [...fields, 'photos'];
}
