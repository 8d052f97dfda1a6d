import { SETTINGS_TABS } from '../../kernel/destination.js';
import { made, type ScreenWording } from './screen-wording.js';

/** The dashboard and all in it. */
export const OF_MEMBERS: readonly ScreenWording[] = [
  {
    screen: 'the frame of the dashboard',
    feature: 'dashboard-layout',
    texts: [
      ...['Main', 'Dashboard', 'Profile', 'Hives', 'Messages', 'Transactions', 'Discover', 'Favorites'],
      ...['Find Services', 'Settings', 'Help Center', 'Log Out', 'Logged out successfully', 'View all'],
      ...['Search tasks, users, or skills...', 'Advanced Search'],
    ],
  },
  {
    screen: 'dashboard',
    feature: 'dashboard',
    texts: [
      made('welcomeBack', ['Ama'], 'Welcome back, Ama'),
      ...['Student', 'Total Earnings', 'Pending Earnings', 'Expected within 7 days', 'Completed Tasks'],
      ...['Active Applications', 'Activity Overview', 'Week', 'Month', 'Year', 'Upcoming Deadlines'],
      ...['Recommended for You', 'Browse All', 'Recent Activity'],
    ],
  },
  {
    screen: 'profile',
    feature: 'profile',
    texts: [
      ...['Verified Account', 'Unverified Account', 'Edit Profile', 'Overview', 'Activity', 'Reviews', 'Bio'],
      'No bio provided yet. Edit your profile to add a bio.',
      ...['Activity history will appear here', 'No reviews yet', 'No ratings yet'],
      made('rating', ['4.5'], 'Rating: 4.5/5'),
      made('joined', ['May 2025'], 'Joined: May 2025'),
    ],
  },
  {
    screen: 'hives',
    feature: 'hives-index',
    texts: [
      ...['Submit Feedback', 'Title', 'Description', 'Category'],
      'Thank you for your feedback! We will review your suggestion.',
    ],
  },
  {
    screen: 'a hive',
    feature: 'hive-listing',
    texts: [
      ...['Filter', 'Post Your Item', 'Post Your Listing', 'Create New Event'],
      made('failed', ['essentials'], 'Failed to load essentials. Please try again.'),
      ...['New', 'Like new', 'Good', 'Fair', 'Poor'],
    ],
  },
  {
    screen: 'a card',
    feature: 'shared',
    texts: ['Anonymous', 'Free', 'recently', 'just now'],
  },
  {
    screen: 'the form of a listing',
    feature: 'listing-form',
    texts: [
      ...['Post Your Item', 'Post Your Listing', 'Event created successfully!'],
      ...['Failed to create listing. Please try again.', 'Failed to update listing. Please try again.'],
      'Failed to create event. Please try again.',
      made('created', ['Essentials'], 'New Essentials listing created successfully!'),
      made('updated', ['Essentials'], 'Essentials listing updated successfully!'),
      made('photosHint', [8], 'PNG, JPG, GIF up to 10MB. 8 more.'),
    ],
  },
  {
    screen: 'a listing',
    feature: 'listing-detail',
    texts: [
      ...['Essential not found', 'Failed to load essential details', 'N/A', 'Item', 'Not specified'],
      ...['Item Details', 'Condition', 'Brand', 'Purchase Date', 'Category', 'Pickup Location'],
      ...[
        'Payment Information',
        'Message',
        'Failed to load seller information',
        'User information not available',
      ],
      ...['Hive updated successfully!', 'Failed to update hive. Please try again.', 'Login to view'],
      made('returnTo', ['Essentials'], 'Return to Essentials'),
      made('backTo', ['Essentials'], 'Back to Essentials'),
      made('posted', ['2 days ago', 'KNUST'], 'Posted 2 days ago • KNUST'),
    ],
  },
  {
    screen: 'my listings',
    feature: 'my-listings',
    texts: ['Hive updated successfully!', 'Failed to update hive. Please try again.'],
  },
  {
    screen: 'paying',
    feature: 'payments',
    texts: [
      ...['Processing...', 'Verifying your payment...', 'Check Payment Status'],
      'Payment was successful! Thank you for your purchase.',
      'Payment successful! Thank you for your purchase.',
      ...['Failed to initiate payment process', 'Payment initialization failed. Please try again.'],
      'Unknown payment initialization error',
      'Payment verification failed. Please contact support.',
      'Failed to verify payment. Please contact support.',
      'Failed to verify payment. Please check your payment history.',
      'Payment verification timed out. If you completed the payment, please check your payment history.',
      'Network connection issue. Please check your internet connection.',
      made('initService', ['no funds'], 'Payment service error: no funds'),
      made(
        'initConnection',
        ['Try later.'],
        'Payment initialization failed due to connection issues. Try later.',
      ),
    ],
  },
  {
    screen: 'transactions',
    feature: 'payments',
    texts: [
      ...['Transactions', 'All', 'Completed', 'Failed', 'Search payments...', 'Item', 'Amount', 'Status'],
      ...['Reference ID', 'Date', 'No payments found', 'Clear filters', 'Browse Essentials'],
      'No payments match your current filters. Try changing your search criteria.',
      "You haven't made any payments yet.",
    ],
  },
  {
    screen: 'messages',
    feature: 'messages',
    texts: [
      ...[
        'Messages',
        'New Message',
        'All',
        'Unread',
        'Groups',
        'Search messages...',
        'Date',
        'Status',
        'Category',
      ],
      ...['No messages found', 'Try adjusting your search or filters', 'No messages yet', 'Unknown User'],
      ...['Select a conversation', 'No conversation selected', 'Start a new conversation'],
      'Choose from your existing conversations or start a new one to connect with other students and professionals',
      ...['Send a message to start the conversation', 'Type your message...', 'Online', 'Away', 'Offline'],
    ],
    byValue: ['online', 'away', 'offline'],
  },
  {
    screen: 'settings',
    feature: 'settings',
    texts: [
      ...['Account', 'Notifications', 'Appearance', 'Billing', 'Light Mode', 'Dark Mode', 'Language'],
      ...['No billing information available', 'Add Payment Method'],
    ],
    byValue: SETTINGS_TABS,
  },
  {
    screen: 'the account in the settings',
    feature: 'shared/profile-form',
    texts: [
      ...['Profile Picture', 'Change Photo', 'Full Name', 'Email Address', 'University', 'Save Changes'],
      ...['Too short!', 'Too long!'],
    ],
  },
  {
    screen: 'favorites',
    feature: 'favorites',
    texts: ['Favorites', 'Saved', 'Liked'],
  },
  {
    screen: 'find services',
    feature: 'services',
    texts: ['Find Services', 'Academic', 'Technical', 'Creative', 'Lifestyle'],
  },
  {
    screen: 'help',
    feature: 'help',
    texts: ['Help Center', 'Search for help...', 'Getting Started', 'Common Questions'],
  },
];
