export { UnreachableScreen, type UnreachableScreenProps } from './unreachable-screen.js';
export { UNREACHABLE_WORDS } from './unreachable-words.js';
