import { brief, call, viewerOf, type Action, type Draw } from './action.js';

/** Offline vouchers on buyers' phones: fetched, shown, redeemed by either side, forged or swapped. */
export const handOverOffline: Draw = (world, scene, chance) => {
  const vouchers = [...world.vouchers].filter(([orderId]) => scene.orders.some(({ id }) => id === orderId));
  const shown = chance.happens(0.75) ? chance.pick(vouchers) : undefined;
  if (shown === undefined) return fetchVouchers(world, scene, chance);
  const [id, texts] = shown;
  const order = scene.orders.find((one) => one.id === id);
  const text = chance.pick(texts);
  if (order === undefined || text === undefined) return undefined;
  const side = chance.happens(0.5) ? order.buyer_id : order.seller_id;
  const stranger = chance.happens(0.1) ? chance.pick(world.students)?.userId : undefined;
  const viewer = viewerOf(world, stranger ?? side);
  if (viewer === undefined) return undefined;
  const kind = chance.weighted([
    [6, 'own'],
    [2, 'swapped'],
    [1, 'forged'],
  ] as const);
  const others = [...world.vouchers].flatMap(([of, all]) => (of === id ? [] : all));
  const voucher =
    kind === 'own' ? text : kind === 'forged' ? forge(text, chance.next()) : chance.pick(others);
  if (voucher === undefined) return undefined;
  const isParty = viewer.userId === order.buyer_id || viewer.userId === order.seller_id;
  const releases = kind === 'own' && isParty;
  if (releases) world.handedOver.add(id);
  return {
    label: `${brief(viewer.userId)} hands in ${kind === 'own' ? 'the' : `a ${kind ?? ''}`} voucher of ${brief(id)}`,
    run: (process) =>
      call(process, 'handovers.release', { id, voucher }, viewer, {
        then: () => world.acceptedVouchers.set(id, releases),
      }),
  };
};

/** A phone fetches the vouchers for offline use, and keeps the older ones. */
const fetchVouchers = (...[world, scene, chance]: Parameters<Draw>): Action | undefined => {
  const order = chance.pick(scene.orders.filter(({ status }) => status === 'held'));
  const buyer = order && viewerOf(world, order.buyer_id);
  if (buyer === undefined) return undefined;
  return {
    label: `the phone of ${brief(buyer.userId)} fetches its vouchers`,
    run: (process) =>
      call(process, 'handovers.list', {}, buyer, {
        then: (answer) => {
          const { orders } = answer['data'] as {
            orders: readonly { paymentId: string; voucher: string | null }[];
          };
          for (const { paymentId, voucher } of orders)
            if (voucher !== null)
              world.vouchers.set(paymentId, [...(world.vouchers.get(paymentId) ?? []), voucher]);
        },
      }),
  };
};

/** Changes a character of the signed part. */
function forge(text: string, at: number): string {
  const from = text.indexOf(':') + 1;
  const place = from + (at % (text.length - from));
  return `${text.slice(0, place)}${text[place] === '7' ? '8' : '7'}${text.slice(place + 1)}`;
}
