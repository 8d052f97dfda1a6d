/** Hand-written content of the conformance report, by criterion; scripts/conformance.ts generates the page. */

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
    'every pair of colours that may meet, in both themes',
  ),
  drag: test(
    'packages/ui/src/dialog/dialog.stories.tsx',
    'SheetOnPhones',
    'a sheet that is pushed away also closes by Escape and by its button',
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
    'keeps wrong and right apart for %s eyes',
    'states differ for eyes that see fewer colours',
  ),
  forced: test(
    '.storybook/checks/forced-colors.ts',
    'findForcedColorProblems',
    'every control of the kit can be seen in forced colours',
  ),
  headings: test(
    'packages/ui/src/heading/heading.test.tsx',
    'stands at its level, whatever it looks like',
    'headings are headings',
  ),
  keyboard: test(
    'e2e/keyboard.spec.ts',
    'without a mouse, in another language, in the dark: find, ask, pay, and hand over',
    'a whole deal with the keyboard alone; on each stop the focus is seen and not covered',
  ),
  kitWords: test(
    'packages/features/src/french.test.ts',
    'leaves no label of the kit in English: who only hears a page hears one language',
    'names that are only heard are translated',
  ),
  language: test(
    'apps/campus/src/entry.server.test.ts',
    'is worded in the reader’s language',
    'a page says which language it is in',
  ),
  layers: test(
    'scripts/overlays.test.ts',
    'a %s opens, is reached to its end, and closes alone',
    'each overlay inside each other one, at 1280, 740 × 360 and 200 % zoom',
  ),
  motion: test(
    '.storybook/checks/motion.ts',
    'findMotion',
    'nothing moves where less motion is asked for, in every story',
  ),
  notices: test(
    'packages/ui/src/toast/toast.test.tsx',
    'is announced politely, with the words of its action',
    'toasts are announced without taking the focus',
  ),
  noticeTime: test(
    'packages/ui/src/toast/toast.test.tsx',
    'goes later when it asks for more time, which stops while the pointer or the focus is on it',
    'a toast waits for its reader',
  ),
  paste: test(
    'packages/ui/src/otp-field/otp-field.test.tsx',
    'takes the first six digits of what is pasted',
    'one-time codes are pasted',
  ),
  patterns: test(
    'scripts/patterns.test.ts',
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
    'the way past the navigation',
  ),
  table: test(
    'packages/ui/src/table/table.test.tsx',
    'names its columns and rows for screen readers',
    'tables name rows and columns',
  ),
  targets: test('.storybook/checks/layout.ts', 'findLayoutProblems', 'targets of 44 px in every story'),
  titles: test(
    'apps/campus/src/router.test.ts',
    'has one route for every path, and names the module of each as it is',
    'each address has a page with a head of its own',
  ),
  transcripts: test(
    'packages/features/test/transcripts/transcripts.test.tsx',
    'is read aloud as it was reviewed: %s',
    'what is read aloud on the main journeys, compared with a reviewed transcript',
  ),
} satisfies Record<string, Evidence>;

export type Support =
  'Supports' | 'Partially supports' | 'Does not support' | 'Not applicable' | 'Not evaluated';

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
    'Icons and illustrations of ours are named or hidden. Photos of listings are named by the title of the listing and their number: what is on them is not described, as sellers are not asked for it.',
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
  criterion('1.2.4', 'Captions (Live)', 'AA', 'Not applicable', 'There is nothing live to be heard.'),
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
    'The order in the document is the order on the screen, on phones and laptops.',
    ['transcripts', 'keyboard'],
  ),
  criterion(
    '1.3.3',
    'Sensory Characteristics',
    'A',
    'Supports',
    'Texts name things by their words. Read through by hand; no test can tell.',
  ),
  criterion(
    '1.3.4',
    'Orientation',
    'AA',
    'Supports',
    'Nothing asks for an orientation; overlays are opened in a window of 740 × 360.',
    ['layers'],
  ),
  criterion(
    '1.3.5',
    'Identify Input Purpose',
    'AA',
    'Supports',
    'Name, email, password, one-time code and phone number carry their purpose.',
    ['axe'],
  ),
  criterion(
    '1.4.1',
    'Use of Color',
    'A',
    'Supports',
    'A hive is colour, icon and word; states have words; links in text are underlined.',
    ['axe', 'eyes'],
  ),
  criterion('1.4.2', 'Audio Control', 'A', 'Not applicable', 'Nothing makes a sound.'),
  criterion(
    '1.4.3',
    'Contrast (Minimum)',
    'AA',
    'Supports',
    'Measured for every pair of tokens and again on every story.',
    ['contrast', 'axe'],
  ),
  criterion('1.4.4', 'Resize Text', 'AA', 'Supports', 'Text of twice its size in the narrowest window.', [
    'clipped',
    'reflow',
  ]),
  criterion('1.4.5', 'Images of Text', 'AA', 'Supports', 'The word mark is the only picture of letters.'),
  criterion(
    '1.4.10',
    'Reflow',
    'AA',
    'Supports',
    'Tables scroll inside of their own box, which the criterion allows.',
    ['reflow'],
  ),
  criterion(
    '1.4.11',
    'Non-text Contrast',
    'AA',
    'Supports',
    'Edges of controls and the ring of the focus are among the pairs.',
    ['contrast', 'forced'],
  ),
  criterion(
    '1.4.12',
    'Text Spacing',
    'AA',
    'Partially supports',
    'Boxes grow with their text, which is tried with 200 % text; the spacing of this criterion itself is set by no test.',
    ['clipped'],
  ),
  criterion(
    '1.4.13',
    'Content on Hover or Focus',
    'AA',
    'Supports',
    'Tooltips go by Escape and stay under the pointer.',
    ['patterns'],
  ),
  criterion('2.1.1', 'Keyboard', 'A', 'Supports', 'A deal from search to handover, and every overlay.', [
    'keyboard',
    'patterns',
    'layers',
  ]),
  criterion('2.1.2', 'No Keyboard Trap', 'A', 'Supports', 'Modal windows keep the focus until Escape.', [
    'layers',
    'patterns',
  ]),
  criterion(
    '2.1.4',
    'Character Key Shortcuts',
    'A',
    'Not applicable',
    'There are no shortcuts of single characters.',
  ),
  criterion(
    '2.2.1',
    'Timing Adjustable',
    'A',
    'Partially supports',
    'Toasts wait while they are read. A one-time code ends after minutes and another is asked for; the time to pay, after which an item is free again, is shown and cannot be lengthened.',
    ['noticeTime'],
  ),
  criterion(
    '2.2.2',
    'Pause, Stop, Hide',
    'A',
    'Supports',
    'Nothing moves on its own for longer than it loads; no motion where less is asked for.',
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
    'Every address has a title of its own; it follows when the page changes.',
    ['titles'],
  ),
  criterion('2.4.3', 'Focus Order', 'A', 'Supports', 'Focus goes into a window and back to what opened it.', [
    'keyboard',
    'layers',
    'patterns',
  ]),
  criterion('2.4.4', 'Link Purpose (In Context)', 'A', 'Supports', 'A card’s link carries its title.', [
    'axe',
    'transcripts',
  ]),
  criterion('2.4.5', 'Multiple Ways', 'AA', 'Supports', 'Navigation, search, and hives with their shelves.'),
  criterion('2.4.6', 'Headings and Labels', 'AA', 'Supports', 'Reviewed with the transcripts.', [
    'headings',
    'transcripts',
  ]),
  criterion('2.4.7', 'Focus Visible', 'AA', 'Supports', 'A ring of 2 px on every stop.', [
    'keyboard',
    'forced',
  ]),
  criterion(
    '2.4.11',
    'Focus Not Obscured (Minimum)',
    'AA',
    'Supports',
    'Asked on each stop of the journey by keyboard; other pages are not walked.',
    ['keyboard'],
  ),
  criterion(
    '2.5.1',
    'Pointer Gestures',
    'A',
    'Supports',
    'Photos that are swiped, and sheets that are pushed, have buttons and keys.',
    ['drag'],
  ),
  criterion(
    '2.5.2',
    'Pointer Cancellation',
    'A',
    'Supports',
    'Actions happen when a press ends. Menus open when it begins, which undoes by a second press.',
    ['layers'],
  ),
  criterion('2.5.3', 'Label in Name', 'A', 'Supports', 'Names begin with the words in sight.', [
    'axe',
    'transcripts',
  ]),
  criterion('2.5.4', 'Motion Actuation', 'A', 'Not applicable', 'Nothing is done by moving the device.'),
  criterion(
    '2.5.7',
    'Dragging Movements',
    'AA',
    'Supports',
    'Photos are put in order with buttons; sheets close with one.',
    ['drag'],
  ),
  criterion('2.5.8', 'Target Size (Minimum)', 'AA', 'Supports', '44 px, above the 24 that are asked.', [
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
    'Our own texts are of the page’s language. What students write is not marked with its language, which is not known.',
    ['kitWords'],
  ),
  criterion('3.2.1', 'On Focus', 'A', 'Supports', 'Focus opens nothing but tooltips and suggestions.', [
    'keyboard',
    'patterns',
  ]),
  criterion(
    '3.2.2',
    'On Input',
    'A',
    'Supports',
    'Forms are sent by their button. The boxes of a one-time code pass the focus on, and nothing else moves.',
    ['keyboard'],
  ),
  criterion('3.2.3', 'Consistent Navigation', 'AA', 'Supports', 'One layout for visitors, one for members.'),
  criterion('3.2.4', 'Consistent Identification', 'AA', 'Supports', 'One kit, one catalogue of words.', [
    'transcripts',
  ]),
  criterion(
    '3.2.6',
    'Consistent Help',
    'A',
    'Supports',
    'Help stands at the same place of the navigation and of the foot.',
  ),
  criterion('3.3.1', 'Error Identification', 'A', 'Supports', 'In words, at the field.', [
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
    'Each error says what to do, in three languages.',
    ['errors'],
  ),
  criterion(
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    'AA',
    'Supports',
    'The Pay button carries the amount; what cannot be undone is asked about first.',
    ['patterns', 'keyboard'],
  ),
  criterion(
    '3.3.7',
    'Redundant Entry',
    'A',
    'Supports',
    'Drafts are kept; the email of the sign-up is taken along to its code.',
  ),
  criterion(
    '3.3.8',
    'Accessible Authentication (Minimum)',
    'AA',
    'Supports',
    'Password managers and passkeys work; codes are pasted and offered by the phone.',
    ['paste'],
  ),
  criterion(
    '4.1.2',
    'Name, Role, Value',
    'A',
    'Supports',
    'Radix and native controls; ten patterns are held against the guide.',
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
  'No person with a disability has tried the product for this report, and no outside body has audited it.',
  'No screen reader was run: the transcripts are computed from roles, names and states. NVDA, JAWS, VoiceOver and TalkBack may differ.',
  'Only Chromium was used. Firefox and Safari were not.',
  'Criteria without a test beside them were judged by reading the code and looking at screens.',
  'axe finds about half of what can be wrong; a story without findings is no proof.',
  'Letters by email and receipts as PDF are outside of this report: the PDF has no tags.',
  'The text spacing of 1.4.12 and print were not tried.',
];
