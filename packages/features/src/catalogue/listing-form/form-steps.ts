import { isHive, type BuiltInHive, type HiveName } from '@campushive/contract';
import { formFieldsOf, needsPrice, type FieldName } from './form-fields.js';
import type { ListingFormMessages } from './listing-form.messages.js';

export type StepName = keyof ListingFormMessages['steps'];

/** Step of the form, which fills a phone's screen. */
export interface FormStep {
  readonly name: StepName;
  readonly fields: readonly FieldName[];
}

const PHOTOS: FormStep = { name: 'photos', fields: [] };
const ABOUT: FormStep = { name: 'about', fields: ['title', 'kind', 'description'] };
const CHECK: FormStep = { name: 'check', fields: [] };

const STEPS: Readonly<Record<BuiltInHive, readonly FormStep[]>> = {
  essentials: [
    PHOTOS,
    ABOUT,
    { name: 'price', fields: ['price', 'condition', 'pickupLocation', 'hallId', 'acceptsOffers'] },
    { name: 'more', fields: ['brand', 'itemCategory', 'courseCode', 'purchaseDate'] },
    CHECK,
  ],
  academia: [
    ABOUT,
    { name: 'price', fields: ['price', 'duration', 'location', 'hallId', 'acceptsOffers', 'courseCode'] },
    PHOTOS,
    CHECK,
  ],
  logistics: [
    { name: 'about', fields: ['title', 'kind', 'from', 'to', 'hallId'] },
    { name: 'price', fields: ['price', 'specialInstructions'] },
    PHOTOS,
    CHECK,
  ],
  buzz: [
    ABOUT,
    { name: 'when', fields: ['eventDate', 'eventEndDate', 'location', 'hallId', 'organizer', 'eventType'] },
    {
      name: 'admission',
      fields: ['admission', 'price', 'capacity', 'ticketKinds', 'registrationLink', 'isItem13'],
    },
    PHOTOS,
    CHECK,
  ],
  archive: [
    { name: 'file', fields: [] },
    { name: 'about', fields: ['title', 'kind', 'description', 'courseCode', 'fileUrl', 'mayShare'] },
    CHECK,
  ],
  sidehustle: [
    ABOUT,
    {
      name: 'price',
      fields: ['price', 'applicationDeadline', 'serviceKind', 'packages', 'maxOpenOrders', 'hallId'],
    },
    PHOTOS,
    CHECK,
  ],
};

/** Returns the steps of a hive's form. The most important facts come first, the review comes last. */
export const stepsOf = (hive: HiveName): readonly FormStep[] =>
  isHive(hive) ? STEPS[hive] : ownStepsOf(hive);

/** Returns the steps of a custom hive's form. Without a price, one step holds all fields. */
function ownStepsOf(hive: HiveName): readonly FormStep[] {
  const fields = formFieldsOf(hive).map(({ name }) => name);
  if (!needsPrice(hive)) return [PHOTOS, { name: 'about', fields }, CHECK];
  return [
    PHOTOS,
    ABOUT,
    { name: 'price', fields: fields.filter((name) => !ABOUT.fields.includes(name)) },
    CHECK,
  ];
}

/** Returns the index of the step with a field. */
export const stepWith = (hive: HiveName, field: FieldName): number =>
  Math.max(
    0,
    stepsOf(hive).findIndex(({ fields }) => fields.includes(field)),
  );
