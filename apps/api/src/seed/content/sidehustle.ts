import { DAY, HOUR, type ServiceKind } from '@campushive/contract';
import { later } from '@campushive/domain/platform/clock';
import { offerOf } from './sentences.js';
import type { Setting, Sketch } from './sketch.js';

type Job = string | readonly [title: string, says: string];

interface Gig {
  readonly serviceKind: ServiceKind;
  readonly price: readonly [number, number];
  readonly says: string;
  /** True for work that is done online and has no place. */
  readonly online: boolean;
  /** Three jobs of this kind, some with their own description. */
  readonly jobs: readonly [Job, Job, Job];
}

const gig = (
  serviceKind: ServiceKind,
  price: readonly [number, number],
  says: string,
  jobs: Gig['jobs'],
  online = false,
): Gig => ({ serviceKind, price, says, jobs, online });

const GIGS: readonly Gig[] = [
  gig('lifestyle', [100, 250], 'I bring the hair. Please send a picture of your last work.', [
    'Knotless braids before matriculation',
    'Cornrows for three sisters',
    'Braider wanted, weekend slots',
  ]),
  gig('lifestyle', [60, 140], 'Natural hair, medium length, at my hostel.', [
    'Wash and blow-dry at my hostel',
    'Retouch and styling for a wedding',
    ['Barber for a room of four', 'Low cuts and one fade. Bring your own clipper, we have light.'],
  ]),
  gig('lifestyle', [120, 300], 'Soft look, brown skin, photographs afterwards.', [
    'Make-up for a graduation shoot',
    'Make-up artist for six bridesmaids',
    ['Face painting for a hall week', 'Hall colours and small hexagons, about forty faces.'],
  ]),
  gig('creative', [200, 600], 'Two hours, twenty edited pictures, sent within a week.', [
    'Photographer for graduation pictures',
    'Photographer for our hall dinner',
    'Portraits for a LinkedIn group of ten',
  ]),
  gig(
    'creative',
    [150, 500],
    'I’ll send you the clips. Vertical and subtitled.',
    ['Cut a short video for our club', 'Edit my travel vlog', 'Subtitle a choir concert'],
    true,
  ),
  gig('creative', [80, 200], 'Good light matters more than a good camera.', [
    'Product photos of handmade bags',
    'Photos of my food menu',
    'Pictures of a room for rent',
  ]),
  gig(
    'technical',
    [500, 1500],
    'Three pages and a contact form. Content is ready.',
    ['Website for a small bakery', 'Portfolio site for an architect', 'Landing page for our start-up'],
    true,
  ),
  gig(
    'technical',
    [300, 900],
    'The old one works, it is only slow and ugly.',
    ['Fix my WordPress site', 'Speed up a student blog', 'Move a shop to a new host'],
    true,
  ),
  gig(
    'technical',
    [400, 1200],
    'A spreadsheet today, a small app tomorrow.',
    ['Attendance app for our church', 'Telegram bot for class notices', 'Simple stock app for a shop'],
    true,
  ),
  gig(
    'academic',
    [40, 120],
    'About forty pages, handwritten but readable.',
    ['Type my project work', 'Type and format a long essay', 'Turn scanned notes into Word'],
    true,
  ),
  gig(
    'technical',
    [60, 200],
    'Clean data, two tables and a chart for each question.',
    [
      'SPSS analysis for a thesis',
      'Excel dashboard for a kiosk',
      ['Data entry for a survey', 'Eighty paper forms into one sheet, checked twice.'],
    ],
    true,
  ),
  gig(
    'creative',
    [50, 150],
    'Twelve slides, one idea each, in our colours.',
    [
      'Slides for a final presentation',
      'Pitch deck for a competition',
      ['Poster for a science fair', 'A0, three figures, and readable from two metres.'],
    ],
    true,
  ),
  gig(
    'academic',
    [80, 250],
    'Please read it with fresh eyes and a red pen.',
    [
      'Proofread my dissertation',
      'Check references in APA style',
      ['Translate an abstract into French', 'Half a page, academic but plain.'],
    ],
    true,
  ),
  gig(
    'creative',
    [100, 350],
    'Vector file and two rounds of changes.',
    ['Logo for our department T-shirt', 'Hall week T-shirt design', 'Jersey design for a team'],
    true,
  ),
  gig('lifestyle', [80, 260], 'I bring the cloth and the measurements.', [
    ['Sew a simple kaba and slit', 'I bring the cloth and the measurements. Needed for a wedding.'],
    'Take in three shirts',
    'Tailor for a matching family set',
  ]),
  gig('lifestyle', [60, 180], 'Everything fits in two bags.', [
    'Wash and iron for a week',
    ['Tie and dye for a class of ten', 'Cloth and colours are there. Two hours, then we hang it up.'],
    ['Sort and price thrift clothes', 'About a hundred pieces, tags are there.'],
  ]),
  gig('technical', [60, 180], 'You come to me, or I come to you. I pay for the part.', [
    'Replace a cracked phone screen',
    'Swap a tired iPhone battery',
    'Rescue photos from a wet phone',
  ]),
  gig(
    'creative',
    [100, 300],
    'Three posts a week, I approve them before.',
    [
      'Run an Instagram page for a month',
      'TikTok clips for a food stand',
      'Content writing for a campus blog',
    ],
    true,
  ),
  gig('technical', [30, 90], 'Twenty minutes, a few questions, no preparation.', [
    'Take part in a user test',
    ['Call ten alumni for a survey', 'The questions and a phone card are there. Ten minutes a call.'],
    'Test our app on an old phone',
  ]),
  gig('academic', [40, 100], 'A friendly child who needs patience.', [
    'Maths help for my JHS brother',
    'Reading hour with a class three pupil',
    'Science lessons for a BECE candidate',
  ]),
  gig('academic', [50, 140], 'Two hours on Saturday, chairs and board are there.', [
    'Teach Excel to our market women',
    'Hold a coding taster for SHS girls',
    'Lead a quiz for a school visit',
  ]),
  gig('academic', [30, 80], 'Quiet work, headphones allowed.', [
    'Label books in a small library',
    'Sort past questions by year',
    'Count stock in a bookshop',
  ]),
  gig('creative', [150, 450], 'Forty minutes, acoustic, something everybody can sing.', [
    'Guitarist for a proposal',
    'Highlife duo for a garden party',
    'Worship guitarist for Sunday',
  ]),
  gig('creative', [150, 400], 'Own playlist, our speakers.', [
    'DJ for a birthday in hall',
    'DJ for a department dinner',
    ['Sound technician for a play', 'Four microphones, a small desk and two rehearsals.'],
  ]),
  gig(
    'creative',
    [40, 120],
    'Clean audio, about an hour of talk.',
    [
      'Transcribe three interviews',
      'Edit a podcast episode',
      ['Voice-over in Twi, two minutes', 'The script is ready. A quiet room and a phone are enough.'],
    ],
    true,
  ),
  gig('lifestyle', [150, 500], 'Ingredients are paid apart. Kitchen is there.', [
    'Cook jollof for thirty people',
    'Weekend meals for two weeks',
    'Small chops for a seminar',
  ]),
  gig('lifestyle', [60, 160], 'Early morning, before eight.', [
    'Bake two dozen pies',
    'Make sobolo for a hall sale',
    'Pack lunch for a field trip',
  ]),
  gig('lifestyle', [40, 120], 'Mop and soap are there. Two hours should do it.', [
    'Clean a room before hand-over',
    'Deep clean a shared kitchen',
    ['Wash a small car', 'Inside and outside. Water and cloths are there.'],
  ]),
  gig('lifestyle', [30, 80], 'Gloves are there, lunch too.', [
    'Water plants during vacation',
    'Weed a garden behind the block',
    'Paint one wall of a room',
  ]),
  gig('lifestyle', [30, 90], 'Shirts mostly. Hangers are there.', [
    'Iron twenty shirts',
    'Press gowns for congregation',
    'Iron and fold for a family',
  ]),
  gig('technical', [40, 110], 'Flat tyre and a squeaking brake.', [
    'Repair my bicycle',
    ['Ride leader for a campus tour', 'Eight riders, an easy hour, one stop for coconut.'],
    ['Deliver flyers by bicycle', 'Two hundred flyers to six halls in one afternoon.'],
  ]),
  gig('technical', [50, 160], 'Tools are there, instructions too.', [
    'Put together a study table',
    'Fix a wobbly bookshelf',
    'Build a stand for a hall fair',
  ]),
  gig('technical', [40, 130], 'It hums, but it does not turn.', [
    'Repair a standing fan',
    ['Install a ceiling fan', 'The hook and the switch are in place.'],
    ['Check the wiring of an extension board', 'It sparks when I plug in the iron.'],
  ]),
  gig('lifestyle', [30, 100], 'White soles should be white again.', [
    'Clean six pairs of sneakers',
    ['Running coach for a 10K', 'Three mornings a week until race day. I am a beginner.'],
    ['Referee for a Sunday league', 'Two matches of sixty minutes, whistle is there.'],
  ]),
  gig('technical', [60, 180], 'Receipts are in a shoe box, sorry.', [
    'Book-keeping for a provisions shop',
    'Check a club budget',
    ['Set up a susu spreadsheet', 'Twelve members, monthly turns, and no one may be forgotten.'],
  ]),
  gig('lifestyle', [50, 150], 'One day, transport and lunch are paid.', [
    'Guide for visiting exchange students',
    'Usher for a conference',
    'Registration desk helper for a summit',
  ]),
  gig('academic', [60, 160], 'Lab coat is yours, everything else is ours.', [
    'Assistant for a water sampling day',
    'Help label soil samples',
    'Demonstrator for a chemistry show',
  ]),
  gig('lifestyle', [40, 110], 'Start at four, done by six.', [
    'Set up chairs for a wedding',
    'Decorate a hall for a dinner',
    'Pack away after a church event',
  ]),
  gig('lifestyle', [40, 100], 'Breakfast shift, friendly people.', [
    'Barista for a campus pop-up',
    'Serve tea at a seminar',
    'Sell koko at a morning market',
  ]),
  gig('lifestyle', [50, 140], 'Third floor, no lift, strong friends welcome.', [
    'Carry furniture to a new hostel',
    'Load a van on moving day',
    ['Clean and dry two mattresses', 'Sunny yard and a brush are there.'],
  ]),
  gig('technical', [80, 240], 'Evenings only, we provide the light.', [
    'Stage lights for a play',
    'Night proctor for a study hall',
    'Watch a stand during a night market',
  ]),
  gig('lifestyle', [40, 120], 'Short, well paid, close to campus.', [
    'Promoter for a phone shop',
    'Hand out samples at a fair',
    'Mystery shopper for a canteen',
  ]),
  gig('lifestyle', [50, 150], 'Cold drinks on us.', [
    ['Sell drinks at a football final', 'Three hours, you keep the tips.'],
    'Keep a snack stand for a day',
    'Fill vending shelves twice a week',
  ]),
  gig(
    'creative',
    [120, 400],
    'Clear, correct and in your own words.',
    [
      'Write three blog posts on study tips',
      'Write a press release for a club',
      'Research sources for a history podcast',
    ],
    true,
  ),
  gig(
    'technical',
    [150, 450],
    'We know what we want, just not how.',
    [
      'Set up Google Forms and Sheets for a vote',
      'Teach our team Git in an afternoon',
      'Build a QR menu for a canteen',
    ],
    true,
  ),
  gig('creative', [250, 700], 'Bring a reel of things you are proud of.', [
    'Content creator for a hall election',
    'Live stream of a conference',
    'Drone shots of our campus',
  ]),
];

function write(
  number: number,
  job: Job,
  { serviceKind, price, says, online }: Gig,
  { chance, places, now }: Setting,
) {
  const [title, words] = typeof job === 'string' ? [job, says] : job;
  const [least, most] = price;
  const place = chance.pick([...places.halls, ...places.spots]);
  const midnight = new Date(now);
  midnight.setUTCHours(0, 0, 0, 0);
  return {
    hive: 'sidehustle',
    title,
    description: [words, online ? 'All online.' : `Near ${place}.`, offerOf(number)].join(' '),
    price: Math.round(chance.between(least, most) / 5) * 5,
    details: {
      serviceKind,
      applicationDeadline: later(midnight, chance.between(4, 40) * DAY + 20 * HOUR).toISOString(),
    },
  } as const;
}

/** Three jobs of every kind. */
export const sidehustle: readonly Sketch[] = GIGS.flatMap((kind) =>
  kind.jobs.map((job) => ({ kind, job })),
).map(
  ({ kind, job }, number): Sketch =>
    (setting) =>
      write(number, job, kind, setting),
);
