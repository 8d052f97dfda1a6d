import { HIVE_NAMES, type Listing } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aPhoto, aStudent, toPerson } from '../../../testing/fixtures.js';
import type { ViewerOnScene } from '../../../testing/story-campus.js';
import { withCampus } from '../../../testing/with-campus.js';
import { CompactListing } from './compact-listing.js';
import { ListingCard } from './listing-card.js';
import { ListingGrid, ListingGridSkeleton } from './listing-grid.js';
import { aListing, aRoom, ROOMS } from '../../../testing/listing-fixtures.js';

const meta: Meta<typeof ListingCard> = {
  component: ListingCard,
  id: 'shared-listing-card',
  title: 'Screens/On every screen/Listing card',
  decorators: [withCampus],
};
export default meta;
type Story = StoryObj<typeof ListingCard>;

const TITLES: Readonly<Record<(typeof HIVE_NAMES)[number], readonly string[]>> = {
  essentials: ['HP Pavilion 14, i5, 8 GB, with sleeve', 'Table-top fridge, 90 L, quiet'],
  academia: ['Calculus II, exam practice', 'Python from zero, with your own laptop'],
  logistics: ['Waakye and two bottles of water', 'Meet my sister and carry one bag'],
  buzz: ['Sunday jama night: drums and cocoa', 'CV clinic with two recruiters'],
  archive: ['Calculus II: ten years of questions, solved', 'Data structures lab: code and slides'],
  sidehustle: ['Photograph our hall week, two evenings', 'Load a van on moving day'],
};
/** Attendance with many places, a few places, no places, and no limit. */
const ATTENDANCE = [
  { attendance: { going: 12, placesLeft: 188 } },
  { attendance: { going: 196, placesLeft: 4 } },
  { attendance: { going: 200, placesLeft: 0 } },
  { attendance: { going: 0, placesLeft: null } },
];
const photographed = new Set(['essentials']);
const four = (hive: (typeof HIVE_NAMES)[number]): readonly Listing[] =>
  [0, 1, 2, 3].map((n) =>
    aListing(n, {
      hiveTypeId: hive,
      title: TITLES[hive][n % 2] ?? '',
      postedBy: toPerson(aStudent(n)),
      universityId: aStudent(n).universityId,
      status: n === 3 ? 'reserved' : 'active',
      ...(photographed.has(hive) && n < 2 ? {} : { photos: [] }),
      ...(hive === 'buzz' && ATTENDANCE[n]),
    }),
  );

/** Custom hive of a campus: item cards with the fields that its definition marks for cards. */
export const OwnHive: Story = {
  parameters: { campus: { hives: [ROOMS] } },
  render: () => (
    <ListingGrid hive="rooms">
      {[aRoom(0), aRoom(1, { photos: [aPhoto(1)] })].map((room) => (
        <li key={room.id}>
          <ListingCard listing={room} />
        </li>
      ))}
    </ListingGrid>
  ),
};

/** Items with photo, price, condition and campus. Without a photo, the title replaces it. */
export const Items: Story = {
  render: () => <Grid hive="essentials" />,
};
/** Tutors with their subject and price per hour. */
export const Tutors: Story = {
  render: () => <Grid hive="academia" />,
};
/** Next free time of a tutor in a list. */
export const TutorsNextFreeTime: Story = {
  parameters: {
    campus: {
      scene: 'tutors and gigs',
      viewer: 'Akosua Mensah',
      args: async ({ client }: ViewerOnScene) => ({
        listing: (await client.hives.list({ hiveType: 'academia' })).data[0],
      }),
    },
  },
  render: ({ listing }) => (
    <ListingGrid hive="academia">
      <li>
        <ListingCard listing={listing} />
      </li>
    </ListingGrid>
  ),
  play: async ({ canvas, step }) => {
    await step('given a tutor with teaching hours, then the card shows their next free time', async () => {
      await expect(await canvas.findByText(/Next: Sat, 4 pm/)).toBeVisible();
    });
  },
};
/** Errands with their route. */
export const Errands: Story = {
  render: () => <Grid hive="logistics" />,
};
/** Events with their date. */
export const Events: Story = {
  render: () => <Grid hive="buzz" />,
};
/** Events with an end time, on the same day or on another day. */
export const EventsWithEnd: Story = {
  render: () => (
    <ListingGrid hive="buzz">
      {four('buzz').map((listing, index) => (
        <li key={listing.id}>
          <ListingCard listing={index % 2 === 0 ? until(listing, NIGHT) : until(listing, DAYS)} />
        </li>
      ))}
    </ListingGrid>
  ),
};
const [NIGHT, DAYS] = ['2026-12-05T01:00:00.000Z', '2026-12-06T16:00:00.000Z'] as const;
const until = (listing: Listing, eventEndDate: string): Listing => ({
  ...listing,
  ...(listing.buzzDetails && { buzzDetails: { ...listing.buzzDetails, eventEndDate } }),
});
/** Study material with its file details. */
export const StudyMaterial: Story = {
  render: () => <Grid hive="archive" />,
};
/** Gigs with their pay and application deadline. */
export const Gigs: Story = {
  render: () => <Grid hive="sidehustle" />,
};
/** Mixed hives, as in search, recommendations and profiles: each card names its hive. */
export const Mixed: Story = {
  render: () => (
    <ListingGrid>
      {HIVE_NAMES.flatMap((hive) => four(hive).slice(0, 2)).map((listing) => (
        <li key={listing.hiveTypeId + listing.title}>
          <CompactListing listing={listing} />
        </li>
      ))}
    </ListingGrid>
  ),
};
/** Skeletons in the size of the final cards. */
export const Loading: Story = {
  render: () => (
    <div aria-busy="true" className="grid gap-8">
      <ListingGridSkeleton count={4} hive="essentials" />
      <ListingGridSkeleton count={3} hive="buzz" />
    </div>
  ),
};

function Grid({ hive }: { hive: (typeof HIVE_NAMES)[number] }) {
  return (
    <ListingGrid hive={hive}>
      {four(hive).map((listing, index) => (
        <li key={listing.id}>
          <ListingCard listing={listing} ownMark={index === 2 ? 'Yours' : undefined} />
        </li>
      ))}
    </ListingGrid>
  );
}
