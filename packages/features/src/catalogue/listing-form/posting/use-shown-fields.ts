import { costsNothing } from '@campushive/contract';
import { useWatch } from 'react-hook-form';
import { fieldsOf } from '../form-fields.js';
import type { ListingForm } from '../use-listing-form.js';
import { hasCourseField, hasKinds, hasPackages } from '../values/form-values.js';

type Field = ReturnType<typeof fieldsOf>[number];

/** Returns the fields that the form shows, which depend on the values of others. The kind follows the title, so it is left out. */
export function useShownFields({ hive, isNew, mayOffer, form }: ListingForm): readonly Field[] {
  const { control } = form;
  const [admission, free, ticketKinds, packages] = useWatch({
    control,
    name: ['admission', 'free', 'ticketKinds', 'packages'],
  });
  const [title, itemCategory, courseCode] = useWatch({
    control,
    name: ['title', 'itemCategory', 'courseCode'],
  });
  const isByKind = hasKinds({ admission, ticketKinds });
  const isOffered = hasPackages({ packages });
  const isFreeEvent = costsNothing(hive, { admission });
  const isShownByKind: Readonly<Partial<Record<Field['kind'], boolean>>> = {
    kind: false,
    course: hasCourseField(hive, { title, itemCategory, courseCode }),
    kinds: !isFreeEvent,
    packages: isOffered || mayOffer,
    price: !isByKind && !isOffered && !isFreeEvent,
  };
  const isShownByName: Readonly<Partial<Record<Field['name'], boolean>>> = {
    acceptsOffers: free !== true,
    applicationDeadline: !isOffered,
    maxOpenOrders: isOffered,
    capacity: !isByKind,
  };
  return fieldsOf(hive, isNew).filter(
    ({ name, kind }) => (isShownByName[name] ?? true) && (isShownByKind[kind] ?? true),
  );
}
