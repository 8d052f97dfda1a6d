import { SETTINGS_TABS } from '../../kernel/destination.js';

/**
 * What the specification says word by word, screen by screen, in English. `wording.test.ts` finds each of it in the
 * catalogue of its screen, and where the screen reads it.
 */

/** A text as it stands in the catalogue, or what one of its functions makes of some values. */
export type Wording =
  string | { readonly key: string; readonly of: readonly unknown[]; readonly says: string };

export interface ScreenWording {
  readonly screen: string;
  /** The folder of its catalogues. */
  readonly feature: string;
  readonly texts: readonly Wording[];
  /** Texts that it reads by a value, as in `words[tab]`: the keys that the value can be. */
  readonly byValue?: readonly string[];
}

const made = (key: string, of: readonly unknown[], says: string): Wording => ({ key, of, says });

const passwords = [
  'Password must be at least 8 characters',
  'Password must contain at least one lowercase letter',
  'Password must contain at least one uppercase letter',
  'Password must contain at least one number',
  'Passwords must match',
];

export const WORDING: readonly ScreenWording[] = [
  {
    screen: 'the public bar, its menu and the footer',
    feature: 'public-layout',
    texts: [
      ...[
        'Home',
        'About Us',
        'Contact',
        'Pricing',
        'Log in',
        'Sign up',
        'Sign out',
        'Logged out successfully',
      ],
      ...['Universities', 'Go to Dashboard', 'Monday–Friday, 9am–5pm'],
      made('footer', [2026], '© 2026 CampusHive, Ghana'),
    ],
  },
  {
    screen: 'home',
    feature: 'landing',
    texts: [
      ...['Ghanaian University Students Only', 'Get Started', 'Go to Dashboard', 'Browse Hives'],
      ...['Featured tasks', 'View details', 'Login to apply', 'Login to view', 'Browse by Hive', 'All'],
      ...['Categories', 'View All Categories', 'Universities', 'View All', 'Show Less'],
      ...['MTN Mobile Money', 'Telecel Cash (Vodafone Cash)', 'AirtelTigo Money'],
      ...['No hives available in this category yet.', 'View all hives instead'],
      'Failed to load hives. Please try again later.',
    ],
  },
  { screen: 'not found', feature: 'home', texts: ['Oops! Page Not Found', 'Back to Home'] },
  {
    screen: 'pricing',
    feature: 'pricing',
    texts: [
      ...['Basic', 'Pro', 'Free', 'GH₵20', 'per month', 'Coming Soon'],
      ...['Basic Listings', 'Instant Messaging', 'File Sharing'],
      ...['Priority Support', 'Featured Listings', 'Advanced Analytics'],
    ],
  },
  {
    screen: 'contact',
    feature: 'contact',
    texts: [
      ...['Name', 'Email', 'Subject', 'Message', 'Required', 'Sending...', 'Send another message'],
      'Monday–Friday, 9am–5pm',
    ],
  },
  {
    screen: 'universities',
    feature: 'universities',
    texts: [
      ...[
        'No universities found',
        'View Jobs',
        'Show Less',
        'Established',
        'Programs',
        'Faculties',
        'Website',
      ],
      'Location',
    ],
  },
  {
    screen: 'login',
    feature: 'auth',
    texts: [
      ...['Ghanaian University Students Only', 'Ready to learn, teach and make a difference today?'],
      ...['Email', 'Password', 'Show password', 'Hide password', 'Remember me', 'Required'],
      ...['Invalid email address', 'Must be a valid university email (e.g., you@st.ug.edu.gh)'],
      ...['Password must be at least 5 characters', 'Log in', 'Logging in...', 'Login successful!'],
      ...['Login failed. Please check your credentials.', 'Unexpected response format from server'],
      'Network error during login',
    ],
  },
  {
    screen: 'register',
    feature: 'auth',
    texts: [
      'Join your class now, discover new opportunities, and start your journey today!',
      ...[
        'Full name',
        'University',
        'Public Universities',
        'Private Universities',
        'Too short!',
        'Too long!',
      ],
      ...['Please select your university', 'Invalid university selection', 'Invalid email username format'],
      ...['@university.edu.gh', 'Confirm password', 'Registering...', ...passwords],
      ...['Registration initiated! Please verify your email.', 'Registration failed. Please try again.'],
      'Network error during registration',
    ],
  },
  {
    screen: 'the one-time code',
    feature: 'auth',
    texts: [
      ...['Verifying...', 'Verification Successful!', 'Email verified successfully!'],
      ...['Please enter a valid 6-digit OTP', 'Failed to verify OTP. Please try again.'],
      ...['New OTP has been sent to your email', 'Failed to resend OTP. Please try again.'],
      ...['Network error during OTP verification', 'Network error while resending OTP'],
      made('resendIn', [42], 'Resend OTP in 42s'),
    ],
  },
  {
    screen: 'forgot password',
    feature: 'auth',
    texts: [
      ...[
        'Must be a valid university email',
        'Sending...',
        'Reset link sent! Check your email',
        'BACK TO LOGIN',
      ],
      'Failed to send reset link. Please try again.',
    ],
  },
  {
    screen: 'reset password',
    feature: 'auth',
    texts: [
      ...['Invalid Reset Link', 'Request New Link', 'Reset Your Password', 'New Password'],
      'The password reset link is invalid or has expired. Please request a new password reset link.',
      ...['Confirm New Password', 'RESET PASSWORD', 'Resetting...', ...passwords],
      ...['Failed to reset password. Please try again.', 'Network error during password reset'],
    ],
  },
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

/** What the specification says, too, and no screen can: with why. */
export const NEVER_SHOWN: Readonly<Record<string, string>> = {
  'Seller ID not provided': 'every listing that the contract lets through names its poster',
  'Missing reset token or email':
    'a link without them is answered by Invalid Reset Link before there is a form',
  'Registration failed': 'the screen says it with what to do next, as do those of the other steps',
};
