/**
 * Where things are found in the sidebar, and under which other words. A story's file says its group by its `title` and keeps its
 * address by its `id`; here is what people may look for instead: the names that other libraries give a part, and the paths of
 * screens in this application.
 */

/** What stands between a title and its other words. The tree shows only the title, the search finds both. */
const BETWEEN = ' · ';

export const GROUPS = {
  Kit: ['Actions', 'Forms', 'Overlays', 'Navigation', 'Data', 'Feedback', 'Layout', 'Brand'],
  Screens: [
    'Look around',
    'Join',
    'Find',
    'Buy',
    'Sell and earn',
    'Meet',
    'Look after it',
    'Moderate',
    'On every screen',
  ],
} as const;

/** By the id of a component. */
export const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  'kit-accordion': ['disclosure', 'collapse', 'expander', 'FAQ'],
  'kit-alert': ['banner', 'callout', 'notice', 'message'],
  'kit-alertdialog': ['confirm', 'modal', 'prompt'],
  'kit-avatar': ['user picture', 'face', 'profile photo'],
  'kit-badge': ['label', 'pill', 'counter', 'status'],
  'kit-barchart': ['graph', 'histogram', 'statistics'],
  'kit-bottombar': ['tab bar', 'bottom navigation'],
  'kit-button': ['CTA', 'submit', 'action'],
  'kit-card': ['tile', 'panel', 'surface'],
  'kit-checkbox': ['tick', 'check', 'toggle'],
  'kit-comb': ['illustration', 'empty drawing', 'honeycomb'],
  'kit-composer': ['message input', 'chat box', 'reply'],
  'kit-descriptionlist': ['key value', 'facts', 'dl', 'properties'],
  'kit-dialog': ['modal', 'popup', 'lightbox', 'window'],
  'kit-dropdownmenu': ['context menu', 'kebab', 'more', 'actions'],
  'kit-emptystate': ['blank slate', 'zero state', 'no results'],
  'kit-feebreakdown': ['total', 'invoice', 'summary', 'costs'],
  'kit-field': ['form control', 'label', 'form item'],
  'kit-filedrop': ['upload', 'dropzone', 'file input'],
  'kit-heading': ['title', 'h1', 'h2', 'typography'],
  'kit-hexagonicon': ['icon', 'logo', 'cell', 'hive'],
  'kit-iconbutton': ['icon action', 'toolbar button'],
  'kit-link': ['anchor', 'a', 'hyperlink'],
  'kit-messagebubble': ['chat', 'speech', 'balloon'],
  'kit-meter': ['gauge', 'level', 'strength'],
  'kit-nativeselect': ['dropdown', 'select', 'picker', 'options'],
  'kit-otpfield': ['PIN', 'one-time code', 'verification'],
  'kit-passwordfield': ['secret', 'password input', 'reveal'],
  'kit-phototile': ['thumbnail', 'image', 'picture'],
  'kit-popover': ['hover card', 'flyout', 'popup'],
  'kit-price': ['amount', 'money', 'currency'],
  'kit-progress': ['progress bar', 'loading bar', 'steps'],
  'kit-qrcode': ['barcode', 'scan', 'ticket'],
  'kit-radiogroup': ['radio buttons', 'single choice', 'option group'],
  'kit-rating': ['stars', 'score', 'review'],
  'kit-relativetime': ['time ago', 'date', 'timestamp'],
  'kit-scrolltotop': ['back to top', 'up'],
  'kit-searchcombobox': ['autocomplete', 'typeahead', 'suggestions', 'combobox'],
  'kit-searchfield': ['search input', 'find', 'filter'],
  'kit-segmentedcontrol': ['toggle group', 'switcher', 'button group'],
  'kit-sheet': ['drawer', 'side panel', 'bottom sheet', 'tray'],
  'kit-sidebar': ['navigation', 'side nav', 'rail'],
  'kit-skeleton': ['placeholder', 'shimmer', 'loading'],
  'kit-skiplink': ['skip to content', 'bypass'],
  'kit-spinner': ['loader', 'loading', 'busy'],
  'kit-splitpane': ['two panes', 'master detail', 'columns'],
  'kit-stat': ['figure', 'KPI', 'metric', 'number'],
  'kit-switch': ['toggle', 'on off'],
  'kit-table': ['data grid', 'rows', 'list'],
  'kit-tabs': ['tab list', 'tab panel', 'sections'],
  'kit-tag': ['chip', 'filter', 'token'],
  'kit-textarea': ['multiline', 'text box', 'comment'],
  'kit-textfield': ['input', 'text box', 'text input'],
  'kit-toast': ['snackbar', 'notification', 'message', 'undo'],
  'kit-tooltip': ['hint', 'title', 'info'],
  'kit-topbar': ['app bar', 'header', 'navbar'],
  'kit-unstyledbutton': ['bare button', 'reset', 'pressable'],
  'kit-uploadprogress': ['upload', 'file progress'],
  'kit-visuallyhidden': ['sr-only', 'screen reader only'],
  'screens-landing': ['/', 'front page', 'home page'],
  'screens-categories': ['/categories', 'shelves', 'topics'],
  'screens-universities': ['/universities', 'campuses'],
  'screens-help': ['/help', 'FAQ', 'support'],
  'screens-pricing': ['/pricing', 'fees'],
  'screens-about': ['/about'],
  'screens-contact': ['/contact', 'support'],
  'screens-legal-terms': ['/terms'],
  'screens-legal-privacy': ['/privacy', 'GDPR'],
  'screens-legal-cookies': ['/cookies'],
  'screens-auth-register': ['/register', 'sign up', 'create account'],
  'screens-auth-log-in': ['/login', 'sign in'],
  'screens-auth-one-time-code': ['/otp-verification', 'OTP', 'verify'],
  'screens-auth-forgot-password': ['/forgot-password'],
  'screens-auth-reset-password': ['/reset-password'],
  'screens-dashboard': ['/dashboard', 'member home'],
  'screens-hives-index': ['/dashboard/hives'],
  'screens-hive-listing': ['/dashboard/hives/:hive', 'catalogue', 'results'],
  'screens-listing-detail': ['/dashboard/hives/:hive/:id', 'product page'],
  'screens-search': ['/dashboard/search', 'find'],
  'screens-services': ['/dashboard/services', 'gigs', 'find services'],
  'screens-favorites': ['/dashboard/favorites', 'saved', 'likes', 'favourites', 'wish list'],
  'screens-payments-checkout': ['pay', 'mobile money', 'cart'],
  'screens-payments-order': ['/dashboard/payments/:id', 'handover', 'escrow'],
  'screens-payments-history': ['/dashboard/payments', 'transactions'],
  'screens-payments-receipt': ['invoice', 'PDF'],
  'screens-post-listing': ['sell', 'new listing', 'create', 'post'],
  'screens-my-listings': ['/dashboard/my-listings', 'manage'],
  'screens-my-tasks': ['/dashboard/my-work', 'jobs'],
  'screens-payouts': ['/dashboard/payouts', 'withdraw', 'earnings'],
  'screens-messages': ['/dashboard/messages', 'chat', 'inbox'],
  'screens-events-my-tickets': ['/dashboard/tickets'],
  'screens-notifications': ['/dashboard/notifications', 'bell', 'inbox'],
  'screens-profile': ['/dashboard/profile', 'me', 'account'],
  'screens-settings': ['/dashboard/settings', 'preferences', 'account'],
  'screens-moderation': ['/dashboard/moderation', 'admin'],
  'screens-not-found': ['404'],
};

/** A title with its other words, for the index in which the sidebar searches. */
export function withOtherWords(id: string, title: string): string {
  const words = OTHER_WORDS[id];
  // A slash would begin a group.
  return words ? `${title}${BETWEEN}${words.map((word) => word.replaceAll('/', '∕')).join(BETWEEN)}` : title;
}

/** What the tree and the pages show of it. */
export const shortTitle = (name: string): string => name.split(BETWEEN)[0] ?? name;
