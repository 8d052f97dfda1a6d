export { BackProvider, type HoldBack } from './back-closes.js';
