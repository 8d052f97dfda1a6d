import type { SpecifiedScreen } from './specified.js';

/** The hives, their listings and the forms: sections 2, 3, 5, 8 and 9 of the specification. */
export const IN_THE_HIVES: readonly SpecifiedScreen[] = [
  {
    screen: 'hives',
    shown: [
      {
        when: 'as it opens',
        says: ['Submit Feedback', '125 open listings', '138 open listings'],
        inOrder: ['Essentials', 'Academia', 'Logistics', 'Buzz', 'Archive', 'SideHustle'],
      },
      { when: 'giving feedback', says: [], inOrder: ['Title', 'Description', 'Category'] },
      // Decided since: the error of an empty field names it.
      { when: 'with empty feedback', says: ['Add a title', 'Add a description'] },
      {
        when: 'with feedback given',
        says: ['Thank you for your feedback! We will review your suggestion.'],
      },
    ],
  },
  {
    screen: 'a hive',
    shown: [
      {
        when: 'as it opens',
        says: [
          ...['Essentials', '1 listing', 'Filter', '₵2,450.00'],
          // Differs from the specification: cards show condition and campus instead of poster and description.
          ...['Like new', 'KNUST', '12 minutes ago'],
        ],
      },
      { when: 'with a card of a deleted account, for nothing', says: ['Free', 'just now'] },
      { when: 'of tutors', says: ['₵60.00 / hr', 'Kwame Boateng'] },
      // Decided since: a deleted account reads so everywhere.
      { when: 'of a tutor who left', says: ['Unknown User'] },
      { when: 'with nothing in it', says: ['Post Your Item'] },
      { when: 'of tutors, with nothing in it', says: ['Post Your Listing'] },
      { when: 'of events', says: ['Create New Event'] },
      { when: 'failed', says: ['Failed to load essentials. Please try again.'] },
      {
        when: 'with the filters open',
        says: ['Condition'],
        inOrder: ['New', 'Like new', 'Good', 'Fair', 'Poor'],
      },
    ],
  },
  {
    screen: 'a listing',
    shown: [
      {
        when: 'as it opens',
        says: [
          ...['Back to Essentials', 'GH₵2,450.00', 'Message', 'Payment Information', 'Share', '+2'],
          ...['Posted 12 minutes ago • Kwame Nkrumah University of Science and Technology'],
          ...['Platform fee (5%)', 'Payment processing (1.5%)', 'Like new', 'May 6, 2025'],
        ],
        inOrder: [...['Item Details', 'Condition', 'Brand', 'Purchase Date', 'Category', 'Pickup Location']],
      },
      // Decided since: a fact that is not given has no row.
      { when: 'without details', says: ['No photos'] },
      { when: 'of tutors', says: ['GH₵60.00 / hr', 'Back to Academia'] },
      { when: 'free', says: ['Free'] },
      { when: 'for visitors', says: ['Log in to buy'] },
      { when: 'with a task, for visitors', says: ['Log in to apply'] },
      { when: 'missing', says: ['Essential not found', 'Return to Essentials'] },
      { when: 'failed', says: ['Failed to load essential details', 'Return to Essentials'] },
      { when: 'with an unknown seller', says: ['Failed to load seller information'] },
      { when: 'with a seller who is gone', says: ['User information not available'] },
      { when: 'without a seller', says: ['Seller ID not provided'] },
      { when: 'for nothing', says: ['Request item', 'Free'] },
      { when: 'marked as sold by its poster', says: ['Hive updated successfully!'] },
      { when: 'not marked as sold', says: ['Failed to update hive. Please try again.'] },
    ],
  },
  {
    screen: 'my listings',
    shown: [
      { when: 'with one done', says: ['Hive updated successfully!'] },
      { when: 'with one not done', says: ['Failed to update hive. Please try again.'] },
    ],
  },
  {
    screen: 'post a task',
    shown: [
      {
        when: 'as it opens',
        says: ['Post a Task'],
        inOrder: ['Essentials', 'Academia', 'Logistics', 'Buzz', 'Archive', 'SideHustle'],
      },
    ],
  },
  {
    screen: 'the form of a listing',
    shown: [
      {
        when: 'of an item',
        says: ['Post Your Item', 'PNG, JPG, GIF up to 10MB'],
        inOrder: ['Title', 'Price', 'Condition', 'New', 'Like new', 'Good', 'Fair', 'Poor'],
      },
      // Decided since: the error of an empty field names it.
      { when: 'sent empty', says: ['Add a title', 'Add a price', 'Choose a condition'] },
      { when: 'of tutors', says: ['Post Your Listing', 'Duration in minutes', 'Location'] },
      {
        when: 'of an event',
        says: ['Date and time', 'Organizer', 'Guests need to be 13 or older', 'Capacity (optional)'],
        inOrder: [
          ...['Workshop', 'Seminar', 'Conference', 'Party', 'Sports', 'Cultural', 'Academic', 'Other'],
          ...['Free', 'Paid', 'Donation'],
        ],
      },
      { when: 'of an event that is there already', says: ['Capacity'] },
      { when: 'of an event that is there already, without a capacity', says: ['Add a capacity'] },
      { when: 'posted', says: ['New Essentials listing created successfully!'] },
      { when: 'not posted', says: ['Failed to create listing. Please try again.'] },
      { when: 'changed', says: ['Essentials listing updated successfully!'] },
      { when: 'not changed', says: ['Failed to update listing. Please try again.'] },
      { when: 'of an event, posted', says: ['Event created successfully!'] },
      { when: 'of an event, not posted', says: ['Failed to create event. Please try again.'] },
    ],
  },
];
