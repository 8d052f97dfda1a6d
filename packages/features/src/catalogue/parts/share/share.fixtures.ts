import type { Photo, Stall } from '@campushive/contract';
import { aPhoto, aStudent, idOf, NOW, toPerson } from '../../../testing/fixtures.js';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 800 1000"><defs><linearGradient id="w" x2="1" y2="1"><stop stop-color="#7c9a85"/><stop offset="1" stop-color="#54705f"/></linearGradient><linearGradient id="f" y2="1" x2="0"><stop stop-color="#8d8f8c"/><stop offset="1" stop-color="#b9b8b2"/></linearGradient></defs><path fill="url(#w)" d="M0 0h800v640H0z"/><path fill="url(#f)" d="M0 640h800v360H0z"/><path fill="#5b4636" d="M0 628h800v16H0z"/><path fill="#2a2117" opacity=".18" d="M90 900h640l-70 44H150z"/><path fill="#8a5527" d="M640 360h34v540h-34zM330 360h28v470h-28z"/><path fill="#b87a3d" d="M300 320h420v44H300z"/><path fill="#a2662f" d="M356 364h286v84H356z"/><path fill="#2b2b2b" d="M110 380h20v540h-20zM290 560h18v360h-18zM250 560h14v300h-14z"/><path fill="#a63a37" d="M96 250q0-20 20-20h190q20 0 20 20v150H112z"/><path fill="#c14c47" d="M100 540h232l-18 52H112z"/><path fill="#2f8f5b" d="M540 262h64v58h-64z"/><path fill="#d8a13a" d="M380 296h110v24H380z"/><path fill="#3f7f9c" d="M388 274h96v22h-96z"/></svg>`;
const url = `data:image/svg+xml,${encodeURIComponent(SVG)}`;

/** Photo as a data URL. Its SVG has a width and height, because a canvas cannot crop one without. */
export const deskPhoto: Photo = {
  id: idOf(9100),
  url,
  variants: [{ width: 800, format: 'jpeg', url }],
  width: 800,
  height: 1000,
  placeholder: null,
};

/** Item of a stall's price list, with the same name for the same `n`. */
export const itemOfStall = (n: number, price: number, isSoldOut = false) =>
  ({
    id: idOf(n),
    name: `Item ${n}`,
    price,
    photo: null,
    left: null,
    isSoldOut,
    stock: null,
    ordered: null,
  }) as const;
/** Stall with three items. The cheapest one is sold out. */
export const aStall: Stall = {
  id: idOf(1),
  name: 'Ama’s Waakye',
  category: 'essentials',
  hall: { id: 'sarbah', name: 'Sarbah Hall' },
  place: 'Block C',
  universityId: 'ug',
  photo: aPhoto(0),
  isOpen: true,
  openUntil: null,
  opensAt: null,
  readyMinutes: 10,
  takesCash: false,
  seller: toPerson(aStudent(1)),
  rating: null,
  description: '',
  status: 'active',
  isMine: false,
  items: [itemOfStall(1, 5, true), itemOfStall(2, 15), itemOfStall(3, 20)],
  hours: [],
  switch: 'hours',
  switchUntil: null,
  createdAt: NOW.toISOString(),
  updatedAt: NOW.toISOString(),
};
