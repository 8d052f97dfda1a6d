import { campus as ghana } from '@campushive/campus-ghana';
import { HIVE_NAMES, type Listing, hiveOf } from '@campushive/contract';
import { HiveListingScreen } from '../../../src/catalogue/hive-listing/hive-listing-screen.js';
import { NO_FILTERS } from '../../../src/catalogue/parts/listing-filters/filters.js';
import { HivesIndexScreen } from '../../../src/catalogue/hives-index/hives-index-screen.js';
import { ListingDetailScreen } from '../../../src/deals/listing-detail/listing-detail-screen.js';
import { EditListingDialog } from '../../../src/catalogue/listing-form/edit-listing-dialog.js';
import { PostListingScreen } from '../../../src/catalogue/listing-form/listing-form-screen.js';
import { ChooseHiveView } from '../../../src/catalogue/listing-form/listing-form-view.js';
import { MyListingsScreen } from '../../../src/catalogue/my-listings/my-listings-screen.js';
import { aPhoto, aStudent, idOf, NOW } from '../../../src/testing/fixtures.js';
import type { StoryCampusOptions } from '../../../src/testing/story-campus.js';
import type { Stage } from '../stage.js';
import { answer, broken, page, refused, type Stages } from './stages.js';
import { aListing } from '../../../src/testing/listing-fixtures.js';

type Calls = NonNullable<StoryCampusOptions['client']>;
type Hive = Listing['hiveTypeId'];

const COUNTS = [125, 105, 86, 112, 94, 138];
const types = HIVE_NAMES.map((id, index) => {
  const { title, icon, description } = hiveOf(ghana, id);
  return { id, name: title, icon, description, count: COUNTS[index] ?? 0 };
});
const index = (stage: Stage) =>
  stage.show(<HivesIndexScreen />, {
    client: { hives: { types: page(types) }, feedback: { send: answer(undefined) as never } },
  });
const feedback = async (stage: Stage) => {
  index(stage);
  await stage.press('Submit Feedback');
  await stage.see('Title');
};

const hive = (stage: Stage, listings: readonly Listing[] | null, which: Hive = 'essentials') =>
  stage.show(<HiveListingScreen hive={which} filters={NO_FILTERS} onFiltersChange={() => undefined} />, {
    client: listings === null ? {} : { category: { list: page(listings) }, hives: { list: page(listings) } },
  });
const DELETED_USER: Listing['postedBy'] = {
  id: idOf(0),
  name: null,
  profileImage: null,
  isVerified: false,
  university: null,
};
const tutoring = aListing(0, { hiveTypeId: 'academia', price: 60 });

const item = aListing(0, { photos: [0, 1, 2, 3, 4, 5].map(aPhoto) });
const mine = aListing(0, { postedById: aStudent(0).id });
const listing = (stage: Stage, of: Listing | null, more: Calls = {}, visitor = false) =>
  stage.show(<ListingDetailScreen hive={of?.hiveTypeId ?? 'essentials'} id="1" />, {
    client: {
      users: { get: answer(aStudent(1)) as never },
      ...more,
      hives: { ...(of === null ? {} : { get: answer(of) }), ...more.hives },
    },
    ...(visitor && { session: { status: 'anonymous' } }),
  });
const without = (details: Listing['essentialsDetails']) =>
  aListing(0, { photos: [], ...(details && { essentialsDetails: details }) });

const markDone = async (stage: Stage, setStatus: NonNullable<NonNullable<Calls['hives']>['setStatus']>) => {
  stage.show(<MyListingsScreen group="open" onGroupChange={() => undefined} />, {
    client: { hives: { myPosted: page([mine]), setStatus } },
  });
  await stage.press(`Actions for ${mine.title}`);
  await stage.press('Mark as sold');
};

const form = (stage: Stage, which: Hive, category: Calls['category'] = {}) =>
  stage.show(<PostListingScreen hive={which} />, { client: { category } });
const FILLED: Readonly<Record<'essentials' | 'buzz', Readonly<Record<string, string>>>> = {
  essentials: {
    Title: 'Rice cooker',
    Price: '180',
    Condition: 'good',
    Description: 'As good as new.',
    'Pickup location': 'Unity Hall',
  },
  buzz: {
    Title: 'Hall Week Jams',
    Description: 'Music until midnight.',
    'Date and time': '2099-12-04T18:00',
    Location: 'Great Hall',
    Organizer: 'SRC',
    'Event type': 'party',
    Admission: 'free',
  },
};
const post = async (stage: Stage, which: 'essentials' | 'buzz', category: Calls['category']) => {
  form(stage, which, category);
  for (const [label, text] of Object.entries(FILLED[which])) await stage.fill(label, text);
  await stage.press('Post listing');
};
const edit = (stage: Stage, of: Listing, category: Calls['category'] = {}) => {
  const own = { ...of, postedById: aStudent(0).id };
  stage.show(<EditListingDialog hive={of.hiveTypeId} id="1" onClose={() => undefined} />, {
    client: { category, hives: { get: answer(own) } },
  });
};
const event = aListing(0, { hiveTypeId: 'buzz', price: 0 });
const save = async (stage: Stage, category: Calls['category']) => {
  edit(stage, mine, category);
  await stage.press('Save changes');
};
const posted = answer(mine) as never;

export const hiveStages: Stages = {
  hives: {
    'as it opens': index,
    'giving feedback': feedback,
    'with empty feedback': async (stage) => {
      await feedback(stage);
      await stage.submit();
    },
    'with feedback given': async (stage) => {
      await feedback(stage);
      await stage.fill('Title', 'A hive for rides');
      await stage.fill('Description', 'To Kumasi and back.');
      await stage.submit();
    },
  },
  'a hive': {
    'as it opens': (stage) => hive(stage, [aListing(0)]),
    'with a card of a deleted account, for nothing': (stage) =>
      hive(stage, [
        aListing(0, {
          price: 0,
          createdAt: NOW.toISOString(),
          postedBy: DELETED_USER,
        }),
      ]),
    'of tutors': (stage) => hive(stage, [tutoring], 'academia'),
    'of a tutor who left': (stage) =>
      hive(stage, [{ ...tutoring, postedBy: DELETED_USER, universityId: null }], 'academia'),
    'with nothing in it': (stage) => hive(stage, []),
    'of tutors, with nothing in it': (stage) => hive(stage, [], 'academia'),
    'of events': (stage) => hive(stage, [event], 'buzz'),
    failed: (stage) => hive(stage, null),
    'with the filters open': async (stage) => {
      hive(stage, [aListing(0)]);
      await stage.press('Filter');
    },
  },
  'a listing': {
    'as it opens': (stage) => listing(stage, item),
    'without details': (stage) =>
      listing(
        stage,
        without({
          condition: null,
          brand: null,
          purchaseDate: null,
          itemCategory: null,
          pickupLocation: null,
          courseCode: null,
          acceptsOffers: null,
          photos: [],
        }),
      ),
    'of tutors': (stage) => listing(stage, tutoring),
    free: (stage) => listing(stage, aListing(0, { price: 0 })),
    'for visitors': (stage) => listing(stage, item, {}, true),
    'with a task, for visitors': (stage) =>
      listing(stage, aListing(0, { hiveTypeId: 'sidehustle' }), {}, true),
    missing: (stage) => listing(stage, null, { hives: { get: refused('not_found', 404) } }),
    failed: (stage) => listing(stage, null, { hives: { get: broken } }),
    'with an unknown seller': (stage) => listing(stage, item, { users: { get: broken } }),
    'with a seller who is gone': (stage) =>
      listing(stage, item, { users: { get: refused('not_found', 404) } }),
    'without a seller': (stage) => listing(stage, aListing(0, { postedById: '' })),
    'for nothing': (stage) => listing(stage, aListing(0, { price: 0 })),
    'marked as sold by its poster': async (stage) => {
      listing(stage, mine, { hives: { setStatus: answer({ ...mine, status: 'sold' }) as never } });
      await stage.press('Mark as sold');
    },
    'not marked as sold': async (stage) => {
      listing(stage, mine, { hives: { setStatus: broken } });
      await stage.press('Mark as sold');
    },
  },
  'my listings': {
    'with one done': (stage) => markDone(stage, answer({ ...mine, status: 'sold' }) as never),
    'with one not done': (stage) => markDone(stage, broken),
  },
  'post a task': { 'as it opens': (stage) => stage.show(<ChooseHiveView />) },
  'the form of a listing': {
    'of an item': (stage) => form(stage, 'essentials'),
    'sent empty': async (stage) => {
      form(stage, 'essentials');
      await stage.press('Post listing');
    },
    'of tutors': (stage) => form(stage, 'academia'),
    'of an event': (stage) => form(stage, 'buzz'),
    'of an event that is there already': (stage) => edit(stage, event),
    'of an event that is there already, without a capacity': async (stage) => {
      edit(stage, event);
      await stage.fill('Capacity', '');
      await stage.press('Save changes');
    },
    posted: (stage) => post(stage, 'essentials', { create: posted }),
    'not posted': (stage) => post(stage, 'essentials', { create: broken }),
    changed: (stage) => save(stage, { update: posted }),
    'not changed': (stage) => save(stage, { update: broken }),
    'of an event, posted': (stage) => post(stage, 'buzz', { create: posted }),
    'of an event, not posted': (stage) => post(stage, 'buzz', { create: broken }),
  },
};
