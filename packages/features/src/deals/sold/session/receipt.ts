export { itemReceipt as sessionReceipt } from '../thing/receipt.js';
