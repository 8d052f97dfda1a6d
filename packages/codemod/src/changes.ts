/** An export with a new name, from any entry of its package. */
export interface Rename {
  readonly package: string;
  readonly from: string;
  readonly to: string;
}

/** Exports that another entry of the same package has now, under the same names. */
export interface Move {
  readonly package: string;
  readonly from: string;
  readonly to: string;
  readonly names: readonly string[];
}

/** A prop of components, under its former and its present name. */
export interface PropRename {
  readonly package: string;
  readonly components: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** Former values of a prop, with their present ones. */
export interface ValueRename {
  readonly package: string;
  readonly component: string;
  readonly prop: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A field of object literals: in props of a component, or in the argument of a function that a hook returns. */
export interface FieldRename {
  readonly package: string;
  /** The component or the hook. */
  readonly export: string;
  /** Names of the props, or of the functions. */
  readonly members: readonly string[];
  readonly from: string;
  readonly to: string;
}

const CONTRACT = '@campushive/contract';
const UI = '@campushive/ui';
const FEATURES = '@campushive/features';

const renamed = (owner: string, names: Readonly<Record<string, string>>): readonly Rename[] =>
  Object.entries(names).map(([from, to]) => ({ package: owner, from, to }));

/** Exports with a former name. */
export const RENAMES: readonly Rename[] = [
  ...renamed(CONTRACT, {
    AskedPhone: 'PromptedPhone',
    BEGUN_BEFORE: 'START_MARGIN',
    GivenBack: 'OrderRefund',
    KeptKinds: 'StoredKinds',
    KeptPackages: 'StoredPackages',
    WEBHOOK_DELIVERY_KEPT: 'WEBHOOK_DELIVERY_RETENTION',
    WantedKind: 'TicketKindInput',
    WantedPackage: 'PackageInput',
    WantedPromoCode: 'PromoCodeInput',
    WantedSeats: 'SeatRequest',
    decideKeptKinds: 'decideStoredKinds',
    decideKeptPackages: 'decideStoredPackages',
    isKept: 'isReserved',
    knowHives: 'registerHives',
    resumedRelease: 'resumedClocks',
    sayPrice: 'formatShortPrice',
    wantedKindsIn: 'ticketKindInputsIn',
    wantedPackagesIn: 'packageInputsIn',
    wholeRefund: 'fullRefund',
  }),
  ...renamed(UI, { MessageSide: 'MessageTone' }),
  ...renamed(FEATURES, {
    ChosenThing: 'ChosenItem',
    specifiedDate: 'specifiedDay',
    wholeWait: 'roundedWait',
  }),
];

/** Exports of another entry. */
export const MOVES: readonly Move[] = [
  {
    package: CONTRACT,
    from: 'campus',
    to: 'phone',
    names: ['maskPhone', 'networkOfPhone', 'normalizePhone'],
  },
  {
    package: CONTRACT,
    from: 'field-errors',
    to: 'field-codes',
    names: [
      'FIELD_CODES',
      'FieldCode',
      'FieldError',
      'FieldErrors',
      'FieldParams',
      'fieldErrorsOf',
      'isFieldCode',
    ],
  },
  { package: CONTRACT, from: 'rules/seats', to: 'rules/door', names: ['refusalAtDoor'] },
  { package: CONTRACT, from: 'rules/ticket-kinds', to: 'money', names: ['lowestPriceOf'] },
  { package: CONTRACT, from: 'scam/patterns', to: 'scam/shield', names: ['ScamRulesError'] },
  { package: CONTRACT, from: 'calls/auth', to: 'schema', names: ['otpCode'] },
  {
    package: CONTRACT,
    from: 'entities/message',
    to: 'message-kinds',
    names: ['MESSAGE_KINDS', 'MessageKind'],
  },
];

/** Renamed props. The former ones of `@campushive/ui` and `@campushive/features` work until 0.3. */
export const PROPS: readonly PropRename[] = [
  { package: UI, components: ['RadioGroup', 'RatingField'], from: 'legend', to: 'label' },
  { package: UI, components: ['RadioGroup', 'RatingField'], from: 'hideLegend', to: 'hideLabel' },
  { package: UI, components: ['FileDrop', 'Stat'], from: 'hint', to: 'description' },
  { package: UI, components: ['Rating'], from: 'outOf', to: 'max' },
  { package: UI, components: ['MessageBubble'], from: 'side', to: 'tone' },
  { package: FEATURES, components: ['SuspensionScreen', 'SuspensionView'], from: 'told', to: 'isNotified' },
];

/** Renamed values of props. */
export const VALUES: readonly ValueRename[] = [
  {
    package: UI,
    component: 'BottomBarItem',
    prop: 'variant',
    values: { place: 'neutral', action: 'primary' },
  },
];

/** Renamed fields of object literals. */
export const FIELDS: readonly FieldRename[] = [
  { package: UI, export: 'FeeBreakdown', members: ['lines', 'total'], from: 'name', to: 'label' },
  { package: UI, export: 'useToast', members: ['toast'], from: 'lasting', to: 'duration' },
];
