import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aListing } from '../testing/fixtures.js';
import { createFakeDevice } from '../testing/fake-device.js';
import { createStoryCampus, StoryProvider } from '../testing/story-campus.js';
import { ShareButton } from './share-button.js';

afterEach(cleanup);

const kettle = aListing(0, { title: 'Kettle' });

/** Presses Share on a device and returns the recorded effects. */
function share(options: Parameters<typeof createFakeDevice>[0]) {
  const device = createFakeDevice(options);
  render(
    <StoryProvider campus={createStoryCampus({ device })}>
      <ShareButton title="Kettle" to={{ to: 'listing', hive: 'essentials', id: kettle.id }} />
    </StoryProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  return device;
}

it('hands the page that anyone can open to the device’s own way of sharing, which says the rest', async () => {
  const device = share({ shares: true });
  expect(device.shared).toEqual([{ title: 'Kettle', path: `#anyone/listing/essentials/${kettle.id}` }]);
  expect(device.copied).toEqual([]);
});

it('says that the link was copied where there is no such way', async () => {
  const device = share({});
  expect(await screen.findByText('Link copied')).toBeDefined();
  expect(device.copied).toHaveLength(1);
});

it('says that it did not work where the browser lets pages copy nothing', async () => {
  share({ copies: false });
  expect(await screen.findByText('It could not be copied.')).toBeDefined();
});
