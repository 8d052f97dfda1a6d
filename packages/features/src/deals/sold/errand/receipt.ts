export { gigReceipt as errandReceipt } from '../gig/receipt.js';
