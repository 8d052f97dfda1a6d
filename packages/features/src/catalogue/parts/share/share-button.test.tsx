import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { idOf } from '../../../testing/fixtures.js';
import { createFakeDevice, type FakeDeviceOptions } from '../../../testing/fake-device.js';
import { createStoryCampus } from '../../../testing/story-campus.js';
import { drawCard } from './draw-card.js';
import { ShareButton, type ShareButtonProps } from './share-button.js';
import { aStall } from './share.fixtures.js';
import { StoryProvider } from '../../../testing/story-provider.js';
import { aListing } from '../../../testing/listing-fixtures.js';

vi.mock('./draw-card.js', () => ({ drawCard: vi.fn() }));

const picture = new File(['x'], 'kettle.jpg', { type: 'image/jpeg' });
const kettle = aListing(0, { title: 'Kettle', price: 330 });
const kettleSubject = { kind: 'listing', listing: kettle } as const;
/** URLs of the fake device, which names the destination: the short link of a thing, and the page of a wanted post. */
const shortLink = (id: string) => `https://campus.example#anyone/shortLink/${id}`;
const url = shortLink(kettle.id);
const postUrl = `https://campus.example#anyone/wantedPost/${idOf(5)}`;

beforeAll(async () => import('./share-flow.js'));
beforeEach(() => {
  URL.createObjectURL = () => 'blob:kettle';
  URL.revokeObjectURL = () => undefined;
  vi.mocked(drawCard).mockResolvedValue(picture);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Presses Share on a device and returns the device, which records the effects. */
function share(
  options: FakeDeviceOptions,
  shared: ShareButtonProps = { title: 'Kettle', subject: kettleSubject },
) {
  const device = createFakeDevice(options);
  render(
    <StoryProvider campus={createStoryCampus({ device })}>
      <ShareButton {...shared} />
    </StoryProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  return device;
}

const settled = () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Share' }).hasAttribute('aria-busy')).toBe(false));

it('hands picture, text and short link to the share sheet', async () => {
  const device = share({ shares: true });
  await settled();
  expect(device.sheets).toHaveLength(1);
  expect(device.sheets[0]).toMatchObject({ title: 'Kettle', url, files: [picture] });
  expect(device.sheets[0]?.text).toMatch(/^Kettle · ₵330 · .+\nWe hold the money until you meet\.$/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shares text and link with a notice when the picture cannot be drawn', async () => {
  vi.mocked(drawCard).mockResolvedValue(null);
  const device = share({ shares: true });
  await settled();
  expect(device.sheets[0]?.files).toEqual([]);
  expect(await screen.findByText(/^Shared without the picture/)).toBeDefined();
});

it('shares a stall by its short link', async () => {
  const device = share({ shares: true }, { title: aStall.name, subject: { kind: 'stall', stall: aStall } });
  await settled();
  expect(device.sheets[0]).toMatchObject({ title: aStall.name, url: shortLink(aStall.id), files: [picture] });
});

it('draws the short link on the card', async () => {
  share({ shares: true });
  await settled();
  expect(vi.mocked(drawCard).mock.lastCall?.[0].facts.url).toBe(url);
});

it('shares the title and the long link of a wanted post', async () => {
  const device = share({ shares: true }, { title: 'Kettle', to: { to: 'wantedPost', id: idOf(5) } });
  await settled();
  expect(device.sheets).toEqual([{ title: 'Kettle', text: 'Kettle', url: postUrl, files: [] }]);
});

it('shows no dialog when the share sheet is dismissed', async () => {
  const device = share({ shares: true, outcomes: ['dismissed'] });
  await settled();
  expect(device.sheets).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the picture for a second press when the first press has expired', async () => {
  const device = share({ shares: true, outcomes: ['expired', 'shared'] });
  fireEvent.click(await screen.findByRole('button', { name: 'Share picture' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(device.sheets.map(({ files }) => files)).toEqual([[picture], [picture]]);
  expect(drawCard).toHaveBeenCalledOnce();
});

it('stays open when the share sheet of the second press is dismissed', async () => {
  const device = share({ shares: true, outcomes: ['expired', 'dismissed'] });
  fireEvent.click(await screen.findByRole('button', { name: 'Share picture' }));
  await waitFor(() => expect(device.sheets).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Share picture' })).toBeDefined();
});

it.each([[['failed']], [['expired', 'expired']]] as const)(
  'offers WhatsApp after the share outcomes %s',
  async (outcomes) => {
    share({ shares: true, outcomes });
    if (outcomes[0] === 'expired')
      fireEvent.click(await screen.findByRole('button', { name: 'Share picture' }));
    expect(await screen.findByText(/^The share sheet didn’t open/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeDefined();
  },
);

it('offers WhatsApp, the link and the picture on a device without a share sheet', async () => {
  const device = share({});
  const link = await screen.findByRole('link', { name: 'WhatsApp' });
  const address = new URL(link.getAttribute('href') ?? '');
  expect(address.origin + address.pathname).toBe('https://wa.me/');
  expect(address.searchParams.get('text')).toMatch(new RegExp(`^Kettle · ₵330[^]*\n${url}$`));
  expect(link.getAttribute('rel')).toContain('noopener');
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeDefined();
  expect(device.copied).toEqual([url]);
  expect(await screen.findByRole('button', { name: 'Save picture' })).toBeDefined();
  expect(screen.getByRole('img', { name: 'Picture of Kettle to share' })).toBeDefined();
});

it('shows the link when the browser denies pages access to the clipboard', async () => {
  share({ copies: false });
  fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByDisplayValue(url)).toBeDefined();
});

it('shows a notice in the dialog when the picture cannot be drawn', async () => {
  vi.mocked(drawCard).mockResolvedValue(null);
  share({});
  expect(await screen.findByText(/^We couldn’t make the picture/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save picture' })).toBeNull();
});
