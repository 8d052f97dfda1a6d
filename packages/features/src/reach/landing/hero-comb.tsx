import type { HiveName, Home, Listing } from '@campushive/contract';
import { HiveIcon } from '@campushive/ui/hexagon';
import { Check } from 'lucide-react';
import { dayParts, Link, useHiveNames, useHives, useDateFormat, useMessages } from '../../kernel/index.js';
import { groundOf } from '../../catalogue/parts/listing-card/index.js';
import { PhotoPicture } from '../../shared/index.js';
import { useListedPrice } from '../../catalogue/parts/prices/use-listed-price.js';
import { catalogue } from './landing.catalogue.js';

/**
 * Positions of the cells. On a phone, four above five, whose outer two extend beyond the page; on a desktop, three rows
 * of three; the last cells of two rows extend beyond the page. The centre cell shows a handover code.
 */
const PLACES = [
  'col-start-2 row-start-1',
  'col-start-4 row-start-1',
  'col-start-6 row-start-1 lg:col-start-1 lg:row-start-2',
  'col-start-8 row-start-1 lg:col-start-5 lg:row-start-2',
  'col-start-3 row-start-2 lg:col-start-2 lg:row-start-3',
  'col-start-7 row-start-2 lg:col-start-4 lg:row-start-3',
];
const EDGES = [
  'col-start-1 row-start-2 lg:col-start-6 lg:row-start-1',
  'col-start-9 row-start-2 lg:col-start-6 lg:row-start-3',
];
const MIDDLE = 'col-start-5 row-start-2 lg:col-start-3';
const CELLS = PLACES.length + EDGES.length;
/** Number of cells in a phone's first row, all with a photo. */
const FIRST_ROW = 4;

/** Honeycomb of open listings around a handover code. */
export function HeroComb({ home }: { home: Home | undefined }) {
  const t = useMessages(catalogue);
  const names = useHiveNames();
  const listings = chosenOf(home);
  return (
    // Hidden with large text, which does not fit the cells. The same listings are shown below.
    <div className="flex justify-center narrowest:hidden max-lg:-mx-gutter lg:justify-start">
      <ul aria-label={t.openNow} className="comb-rows shrink-0">
        {[...PLACES, ...EDGES].map((place, index) => {
          const listing = listings[index];
          const hive = names[index % names.length] ?? 'essentials';
          return (
            <li key={place} className={place}>
              {listing === undefined ? (
                <HiveCell hive={hive} />
              ) : (
                <ListingCell listing={listing} eager={index < FIRST_ROW} isCut={index >= PLACES.length} />
              )}
            </li>
          );
        })}
        <li aria-hidden="true" className={MIDDLE}>
          <span className="hexagon-soft grid size-full place-content-center justify-items-center gap-0.5 bg-brand text-on-brand md:gap-1">
            <span className="text-sm font-semibold max-md:hidden">{t.code}</span>
            <span className="text-base font-extrabold tracking-wide tabular-nums md:text-headline">
              757 765
            </span>
            <span className="inline-flex items-center gap-1 text-xs font-semibold md:text-sm">
              <Check className="size-4" />
              {t.released}
            </span>
          </span>
        </li>
      </ul>
    </div>
  );
}

/**
 * Selects four items with a photo, an event and a listing of another hive, then further items with a photo. Without
 * enough of them, adds one listing of each other hive.
 */
function chosenOf(home: Home | undefined): readonly Listing[] {
  if (home === undefined) return [];
  const { fresh, pictured } = home;
  const event = fresh.find((one) => one.hiveTypeId === 'buzz' && one.buzzDetails?.eventDate);
  const others = fresh.filter(
    ({ hiveTypeId: hive, photos }, index) =>
      photos.length === 0 && hive !== 'buzz' && fresh.findIndex((one) => one.hiveTypeId === hive) === index,
  );
  const mixed = event === undefined ? others : [event, ...others];
  return [
    ...pictured.slice(0, FIRST_ROW),
    ...mixed.slice(0, PLACES.length - FIRST_ROW),
    ...pictured.slice(FIRST_ROW),
    ...mixed.slice(PLACES.length - FIRST_ROW),
  ].slice(0, CELLS);
}

const CELL_SIZES = '(min-width: 1024px) 168px, (min-width: 768px) 152px, 86px';

interface ListingCellProps {
  listing: Listing;
  eager: boolean;
  /** True for a cell that a phone's edge cuts: only wide screens load its photo. */
  isCut: boolean;
}

function ListingCell({ listing, eager, isCut }: ListingCellProps) {
  const price = useListedPrice()(listing);
  const [photo] = listing.photos;
  const date = listing.hiveTypeId === 'buzz' ? listing.buzzDetails?.eventDate : undefined;
  return (
    <Link to={{ to: 'listing', hive: listing.hiveTypeId, id: listing.id }} className="block size-full">
      <span className="hexagon-soft relative block size-full bg-fill">
        <span className="sr-only">{`${listing.title}, `}</span>
        {date ? <DayCell date={date} /> : null}
        {date || (photo !== undefined && !isCut) ? null : (
          <span
            className={`absolute inset-0 grid content-start justify-items-center pt-6 md:gap-1 md:pt-8 ${groundOf(listing.hiveTypeId)}`}
          >
            <HiveIcon hive={listing.hiveTypeId} className="size-6 md:size-8" />
            {/* Names what is offered, where a photo does not. */}
            <span
              dir="auto"
              aria-hidden="true"
              className="line-clamp-2 px-4 text-center text-sm leading-tight font-semibold text-fg max-md:hidden"
            >
              {listing.title}
            </span>
          </span>
        )}
        {date || photo === undefined ? null : (
          <PhotoPicture
            photo={photo}
            alt=""
            sizes={CELL_SIZES}
            eager={eager}
            className={`relative size-full ${isCut ? 'max-lg:hidden' : ''}`}
          />
        )}
        <span className="absolute inset-x-3 bottom-1/5 flex justify-center">
          <span className="rounded-chip bg-surface px-1.5 text-center text-xs leading-tight font-extrabold text-fg tabular-nums md:px-2.5 md:py-1 md:text-base">
            {price}
          </span>
        </span>
      </span>
    </Link>
  );
}

function DayCell({ date }: { date: string }) {
  const { weekday, day, month } = dayParts(date, useDateFormat());
  return (
    <span
      suppressHydrationWarning
      className="absolute inset-0 grid content-start justify-items-center bg-hive-buzz-solid pt-3 font-bold text-on-hive dark-theme:bg-hive-buzz-soft dark-theme:text-hive-buzz-text md:pt-6"
    >
      <span className="text-xs uppercase md:text-base">{weekday}</span>{' '}
      <span className="font-display text-subtitle leading-tight md:text-hero">{day}</span>{' '}
      <span className="text-base max-lg:hidden">{month}</span>{' '}
    </span>
  );
}

/** Cell with a hive, for a campus with too few listings. */
function HiveCell({ hive }: { hive: HiveName }) {
  const hiveNamed = useHives();
  return (
    <Link to={{ to: 'category', id: hive }} aria-label={hiveNamed(hive).title} className="block size-full">
      <span className={`hexagon-soft grid size-full place-items-center ${groundOf(hive)}`}>
        <HiveIcon hive={hive} className="size-8" />
      </span>
    </Link>
  );
}
