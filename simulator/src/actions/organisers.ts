import { DAY, HOUR } from '@campushive/contract';
import { brief, call, type Draw } from './action.js';
import { ownEvent } from './evenings.js';

/** An organiser moves the event by hours or days, or to another place; half of the time without confirmation. */
export const moveEvent: Draw = (world, scene, chance) => {
  const event = ownEvent(world, scene);
  if (event === undefined) return undefined;
  const { id, organiser } = event;
  const start = world.now().getTime() + 2 * HOUR + chance.below(2 * DAY);
  const eventDate = new Date(start).toISOString();
  const eventEndDate = new Date(start + 3 * DAY).toISOString();
  const location = chance.pick(['Hall', 'Library', 'Field']) ?? 'Hall';
  const confirmMove = chance.happens(0.6);
  const input = { id, category: 'buzz', eventDate, eventEndDate, location, confirmMove };
  return {
    label: `${brief(organiser.userId)} moves the event to ${eventDate}, ${location}${confirmMove ? '' : ', unasked'}`,
    run: (process) =>
      call(process, 'category.update', input, organiser, { then: () => world.forgetAdmissions() }),
  };
};

/** An organiser cancels the event, even after guests were admitted; or withdraws the cancellation. */
export const cancelEvent: Draw = (world, scene, chance) => {
  const event = ownEvent(world, scene);
  if (event === undefined) return undefined;
  const { id, organiser, status } = event;
  if (status === 'deleted') {
    if (chance.happens(0.7)) return undefined;
    return {
      label: `${brief(organiser.userId)} holds the event after all`,
      run: (process) => call(process, 'hives.restore', { id }, organiser),
    };
  }
  return {
    label: `${brief(organiser.userId)} cancels the event`,
    run: (process) => call(process, 'hives.remove', { id }, organiser),
  };
};

/** A ticket is scanned at once, whenever the event starts: the server decides whether the door is open. */
export const scanEarly: Draw = (world, scene, chance) => {
  const event = ownEvent(world, scene);
  const ticket = chance.pick(scene.tickets);
  if (event === undefined || ticket === undefined) return undefined;
  const { id, organiser } = event;
  if (ticket.order_id !== null) world.handedOver.add(ticket.order_id);
  return {
    label: `${brief(organiser.userId)} scans ${brief(ticket.id)}`,
    run: (process) => call(process, 'events.checkIn', { id, code: ticket.code }, organiser),
  };
};
