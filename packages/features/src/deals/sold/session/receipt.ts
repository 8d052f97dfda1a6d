export { thingReceipt as sessionReceipt } from '../thing/receipt.js';
