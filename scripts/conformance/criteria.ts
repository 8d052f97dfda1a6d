/** Hand-written content of the conformance report, by criterion; scripts/conformance/conformance.ts generates the page. */

/** A test, identified by the words in its file. */
export interface Evidence {
  file: string;
  title: string;
  /** Claim that the test proves, as shown in the report. */
  says: string;
}

const test = (file: string, title: string, says: string): Evidence => ({ file, title, says });

export const EVIDENCE = {
  axe: test(
    '.storybook/checks/axe.ts',
    'findViolations',
    'axe with its rules for WCAG 2.2 A and AA on every story, light at 320 px and dark at 1280 px',
  ),
  clipped: test(
    '.storybook/checks/layout.ts',
    'findClippedText',
    'no text is cut off at 200 % in a window of 320 px, in every story',
  ),
  contrast: test(
    'packages/ui/src/tokens/contrast.test.ts',
    'shows %s on %s with a contrast of %d or more',
    'every permitted pair of colours, in both themes',
  ),
  drag: test(
    'packages/ui/src/dialog/dialog.stories.tsx',
    'SheetOnPhones',
    'a dragged sheet also closes by Escape and by its button',
  ),
  errors: test(
    'packages/ui/src/test/describe-field-conformance.tsx',
    'ties help and error to the control, after what the caller names',
    'help and error describe their field',
  ),
  errorsSpoken: test(
    'packages/ui/src/test/describe-field-conformance.tsx',
    'has the live region before the error comes, so that it is read out',
    'errors are announced',
  ),
  eyes: test(
    'packages/ui/src/tokens/contrast.test.ts',
    'keeps the colours of danger and success apart for %s eyes',
    'states differ with colour blindness',
  ),
  forced: test(
    '.storybook/checks/forced-colors.ts',
    'findForcedColorProblems',
    'every control of the kit is visible in forced colours',
  ),
  headings: test(
    'packages/ui/src/heading/heading.test.tsx',
    'renders a heading of the given level in any visual size',
    'headings have their level',
  ),
  keyboard: test(
    'e2e/keyboard.spec.ts',
    'without a mouse, in another language, in the dark: find, ask, pay, and hand over',
    'a whole deal by keyboard; focus is visible and uncovered on each stop',
  ),
  kitWords: test(
    'packages/features/src/french.test.ts',
    'leaves no label of the kit in English: who only hears a page hears one language',
    'names for screen readers are translated',
  ),
  language: test(
    'apps/campus/src/entry.server.test.ts',
    'is worded in the language of the reader',
    'a page declares its language',
  ),
  layers: test(
    'scripts/kit/overlays.test.ts',
    'a %s opens, lets the focus reach its last control, and closes without its outer overlay',
    'each pair of nested overlays, at 1280, 740 × 360 and 200 % zoom',
  ),
  motion: test(
    '.storybook/checks/motion.ts',
    'findMotion',
    'nothing moves when reduced motion is requested, in every story',
  ),
  notices: test(
    'packages/ui/src/toast/toast.test.tsx',
    'is announced politely, with the words of its action',
    'toasts are announced and take no focus',
  ),
  noticeTime: test(
    'packages/ui/src/toast/toast.test.tsx',
    'stays for a longer duration on request, and pauses its time while it has the pointer or the focus',
    'a toast waits while it is read',
  ),
  paste: test(
    'packages/ui/src/otp-field/otp-field.test.tsx',
    'takes the first six digits of what is pasted',
    'one-time codes can be pasted',
  ),
  patterns: test(
    'scripts/kit/patterns.test.ts',
    'https://www.w3.org/WAI/ARIA/apg/patterns',
    'the assertions of the ARIA Authoring Practices Guide for ten patterns, in a browser',
  ),
  reflow: test(
    '.storybook/checks/layout.ts',
    'findSidewaysScroll',
    'no story scrolls sideways at 320 px, also at 200 % text and from right to left',
  ),
  skip: test(
    'packages/ui/src/skip-link/skip-link.test.tsx',
    'gives the focus to the content and leaves the address alone',
    'a link past the navigation',
  ),
  table: test(
    'packages/ui/src/table/table.test.tsx',
    'names its columns and rows for screen readers',
    'tables name rows and columns',
  ),
  targets: test('.storybook/checks/layout.ts', 'findLayoutProblems', 'targets of 44 px in every story'),
  titles: test(
    'apps/campus/src/router.test.ts',
    'has one route for every path, and names an existing module for each',
    'each address has its own page and title',
  ),
  transcripts: test(
    'packages/features/test/transcripts/transcripts.test.tsx',
    'is read aloud as it was reviewed: %s',
    'screen reader output of the main journeys, compared with reviewed transcripts',
  ),
} satisfies Record<string, Evidence>;

export type Support =
  | 'Supports'
  | 'Partially supports'
  | 'Does not support'
  | 'Not applicable'
  | 'Not evaluated';

export interface Criterion {
  id: string;
  name: string;
  level: 'A' | 'AA';
  support: Support;
  remarks: string;
  tests: readonly (keyof typeof EVIDENCE)[];
}

const criterion = (
  id: string,
  name: string,
  level: 'A' | 'AA',
  support: Support,
  remarks: string,
  tests: Criterion['tests'] = [],
): Criterion => ({ id, name, level, support, remarks, tests });

export const CRITERIA: readonly Criterion[] = [
  criterion(
    '1.1.1',
    'Non-text Content',
    'A',
    'Partially supports',
    'Our icons and illustrations are named or hidden. Photos of listings are named by title and number; their content is not described, because sellers are not asked for it.',
    ['axe', 'transcripts'],
  ),
  criterion(
    '1.2.1',
    'Audio-only and Video-only (Prerecorded)',
    'A',
    'Not applicable',
    'There is no audio and no video.',
  ),
  criterion('1.2.2', 'Captions (Prerecorded)', 'A', 'Not applicable', 'There is no video.'),
  criterion(
    '1.2.3',
    'Audio Description or Media Alternative (Prerecorded)',
    'A',
    'Not applicable',
    'There is no video.',
  ),
  criterion('1.2.4', 'Captions (Live)', 'AA', 'Not applicable', 'There is no live audio.'),
  criterion('1.2.5', 'Audio Description (Prerecorded)', 'AA', 'Not applicable', 'There is no video.'),
  criterion(
    '1.3.1',
    'Info and Relationships',
    'A',
    'Supports',
    'Headings, lists, tables, fields and groups are elements of their kind.',
    ['axe', 'headings', 'table', 'errors', 'transcripts'],
  ),
  criterion(
    '1.3.2',
    'Meaningful Sequence',
    'A',
    'Supports',
    'Document order is screen order, on phones and laptops.',
    ['transcripts', 'keyboard'],
  ),
  criterion(
    '1.3.3',
    'Sensory Characteristics',
    'A',
    'Supports',
    'Texts refer to names, not to shapes or places. Reviewed by hand.',
  ),
  criterion(
    '1.3.4',
    'Orientation',
    'AA',
    'Supports',
    'No orientation is required; overlays are tested at 740 × 360.',
    ['layers'],
  ),
  criterion(
    '1.3.5',
    'Identify Input Purpose',
    'AA',
    'Supports',
    'Name, email, password, one-time code and phone fields declare their purpose.',
    ['axe'],
  ),
  criterion(
    '1.4.1',
    'Use of Color',
    'A',
    'Supports',
    'Hives have colour, icon and name; states have words; links in text are underlined.',
    ['axe', 'eyes'],
  ),
  criterion('1.4.2', 'Audio Control', 'A', 'Not applicable', 'Nothing makes a sound.'),
  criterion(
    '1.4.3',
    'Contrast (Minimum)',
    'AA',
    'Supports',
    'Measured for every pair of tokens and every story.',
    ['contrast', 'axe'],
  ),
  criterion('1.4.4', 'Resize Text', 'AA', 'Supports', '200 % text in the narrowest window.', [
    'clipped',
    'reflow',
  ]),
  criterion('1.4.5', 'Images of Text', 'AA', 'Supports', 'Only the word mark is an image of text.'),
  criterion(
    '1.4.10',
    'Reflow',
    'AA',
    'Supports',
    'Tables scroll inside their own box, which the criterion allows.',
    ['reflow'],
  ),
  criterion(
    '1.4.11',
    'Non-text Contrast',
    'AA',
    'Supports',
    'The pairs include edges of controls and the focus ring.',
    ['contrast', 'forced'],
  ),
  criterion(
    '1.4.12',
    'Text Spacing',
    'AA',
    'Partially supports',
    'Boxes grow with their text (tested at 200 %). The spacing of this criterion is not tested.',
    ['clipped'],
  ),
  criterion(
    '1.4.13',
    'Content on Hover or Focus',
    'AA',
    'Supports',
    'Tooltips close by Escape and stay under the pointer.',
    ['patterns'],
  ),
  criterion(
    '2.1.1',
    'Keyboard',
    'A',
    'Supports',
    'Tested: a deal from search to handover, and every overlay.',
    ['keyboard', 'patterns', 'layers'],
  ),
  criterion('2.1.2', 'No Keyboard Trap', 'A', 'Supports', 'Modal windows keep the focus until Escape.', [
    'layers',
    'patterns',
  ]),
  criterion(
    '2.1.4',
    'Character Key Shortcuts',
    'A',
    'Not applicable',
    'There are no single-character shortcuts.',
  ),
  criterion(
    '2.2.1',
    'Timing Adjustable',
    'A',
    'Partially supports',
    'Toasts wait while they are read. An expired one-time code can be requested again. The time to pay is shown and cannot be extended.',
    ['noticeTime'],
  ),
  criterion(
    '2.2.2',
    'Pause, Stop, Hide',
    'A',
    'Supports',
    'Only loading indicators move on their own; nothing with reduced motion.',
    ['motion'],
  ),
  criterion(
    '2.3.1',
    'Three Flashes or Below Threshold',
    'A',
    'Supports',
    'Nothing flashes. Photos do not move.',
    ['motion'],
  ),
  criterion(
    '2.4.1',
    'Bypass Blocks',
    'A',
    'Supports',
    'A skip link on every page with navigation, and landmarks.',
    ['skip', 'axe'],
  ),
  criterion(
    '2.4.2',
    'Page Titled',
    'A',
    'Supports',
    'Each address has a title, which changes with the page.',
    ['titles'],
  ),
  criterion('2.4.3', 'Focus Order', 'A', 'Supports', 'Focus moves into a window and back to its trigger.', [
    'keyboard',
    'layers',
    'patterns',
  ]),
  criterion('2.4.4', 'Link Purpose (In Context)', 'A', 'Supports', 'A card’s link carries its title.', [
    'axe',
    'transcripts',
  ]),
  criterion('2.4.5', 'Multiple Ways', 'AA', 'Supports', 'Navigation, search, hives and topics.'),
  criterion('2.4.6', 'Headings and Labels', 'AA', 'Supports', 'Reviewed with the transcripts.', [
    'headings',
    'transcripts',
  ]),
  criterion('2.4.7', 'Focus Visible', 'AA', 'Supports', 'A 2 px ring on every stop.', ['keyboard', 'forced']),
  criterion(
    '2.4.11',
    'Focus Not Obscured (Minimum)',
    'AA',
    'Supports',
    'Tested on each stop of the keyboard journey, not on other pages.',
    ['keyboard'],
  ),
  criterion(
    '2.5.1',
    'Pointer Gestures',
    'A',
    'Supports',
    'Swiped photos and dragged sheets also have buttons and keys.',
    ['drag'],
  ),
  criterion(
    '2.5.2',
    'Pointer Cancellation',
    'A',
    'Supports',
    'Actions happen at the end of a press. Menus open at its start; a second press closes them.',
    ['layers'],
  ),
  criterion('2.5.3', 'Label in Name', 'A', 'Supports', 'Accessible names begin with the visible text.', [
    'axe',
    'transcripts',
  ]),
  criterion('2.5.4', 'Motion Actuation', 'A', 'Not applicable', 'No action needs device motion.'),
  criterion(
    '2.5.7',
    'Dragging Movements',
    'AA',
    'Supports',
    'Photos are ordered and sheets closed with buttons.',
    ['drag'],
  ),
  criterion('2.5.8', 'Target Size (Minimum)', 'AA', 'Supports', '44 px; 24 px are required.', [
    'targets',
    'axe',
  ]),
  criterion(
    '3.1.1',
    'Language of Page',
    'A',
    'Supports',
    'English, French or Spanish, and Swahili in Nairobi.',
    ['language', 'axe'],
  ),
  criterion(
    '3.1.2',
    'Language of Parts',
    'AA',
    'Partially supports',
    'Our texts have the page’s language. Students’ texts are not marked, because their language is unknown.',
    ['kitWords'],
  ),
  criterion('3.2.1', 'On Focus', 'A', 'Supports', 'Focus opens only tooltips and suggestions.', [
    'keyboard',
    'patterns',
  ]),
  criterion(
    '3.2.2',
    'On Input',
    'A',
    'Supports',
    'Forms are sent by their button; a one-time code is also sent with its last digit. Focus never moves on input.',
    ['keyboard'],
  ),
  criterion('3.2.3', 'Consistent Navigation', 'AA', 'Supports', 'One layout for visitors, one for members.'),
  criterion('3.2.4', 'Consistent Identification', 'AA', 'Supports', 'One kit, one catalogue of words.', [
    'transcripts',
  ]),
  criterion('3.2.6', 'Consistent Help', 'A', 'Supports', 'Help has the same place in navigation and footer.'),
  criterion('3.3.1', 'Error Identification', 'A', 'Supports', 'Errors are text beside their field.', [
    'errors',
    'errorsSpoken',
  ]),
  criterion(
    '3.3.2',
    'Labels or Instructions',
    'A',
    'Supports',
    'No field of the kit compiles without a label.',
    ['axe', 'errors'],
  ),
  criterion(
    '3.3.3',
    'Error Suggestion',
    'AA',
    'Supports',
    'Each error names the remedy, in three languages.',
    ['errors'],
  ),
  criterion(
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    'AA',
    'Supports',
    'The Pay button shows the amount; irreversible actions need confirmation.',
    ['patterns', 'keyboard'],
  ),
  criterion(
    '3.3.7',
    'Redundant Entry',
    'A',
    'Supports',
    'Drafts are stored; sign-up passes the email on to the code page.',
  ),
  criterion(
    '3.3.8',
    'Accessible Authentication (Minimum)',
    'AA',
    'Supports',
    'Password managers and passkeys work; codes can be pasted and autofilled.',
    ['paste'],
  ),
  criterion(
    '4.1.2',
    'Name, Role, Value',
    'A',
    'Supports',
    'Radix and native controls; ten patterns are tested against the guide.',
    ['axe', 'patterns', 'transcripts'],
  ),
  criterion(
    '4.1.3',
    'Status Messages',
    'AA',
    'Supports',
    'Toasts, errors and counts of results are announced.',
    ['notices', 'errorsSpoken', 'transcripts'],
  ),
];

/** Limits of the evaluation that no row states. */
export const NOT_TESTED = [
  'No person with a disability tried the product for this report, and no outside body audited it.',
  'No screen reader was run: the transcripts are computed from roles, names and states. NVDA, JAWS, VoiceOver and TalkBack may differ.',
  'The tests ran in Chromium, those of dialogs, sheets, menus and popovers in Firefox, too. Safari was not used.',
  'Criteria without a test were judged by reading code and viewing screens.',
  'axe finds about half of all faults; a story without findings proves nothing.',
  'Emails and PDF receipts are excluded; the PDFs have no tags.',
  'The text spacing of 1.4.12 and print were not tested.',
];
