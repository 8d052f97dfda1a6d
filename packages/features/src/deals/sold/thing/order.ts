import { HandoverCode } from '../../orders/handover-code.js';
import type { OrderKind } from '../order-kind.js';

export const itemOrder: OrderKind = { Held: HandoverCode };
