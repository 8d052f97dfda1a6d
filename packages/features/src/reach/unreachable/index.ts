export { UnreachableScreen, type UnreachableScreenProps } from './unreachable-screen.js';
export { unreachableWords } from './unreachable-words.js';
