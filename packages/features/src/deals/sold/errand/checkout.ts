export { gigCheckout as errandCheckout } from '../gig/checkout.js';
