import { made, type ScreenWording } from './screen-wording.js';

const passwords = [
  'Password must be at least 8 characters',
  'Password must contain at least one lowercase letter',
  'Password must contain at least one uppercase letter',
  'Password must contain at least one number',
  'Passwords must match',
];

/** The pages that everybody sees, and the way in. */
export const OF_VISITORS: readonly ScreenWording[] = [
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
];
