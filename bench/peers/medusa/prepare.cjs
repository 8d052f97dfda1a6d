/* eslint-disable @typescript-eslint/no-require-imports -- Medusa reads its configuration and scripts as CommonJS. */
/**
 * Creates, by Medusa's own workflows, all that a shop needs before its products, and one product as a pattern for the rest.
 * Run by `medusa exec`. Prints the ids as one line of JSON.
 */
const {
  createProductsWorkflow,
  createRegionsWorkflow,
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  createTaxRegionsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
} = require('@medusajs/medusa/core-flows');
const { ContainerRegistrationKeys, Modules } = require('@medusajs/framework/utils');

const PROVIDER = 'manual_manual';

/** Runs a workflow and returns the first thing that it created. */
async function first(workflow, container, input) {
  const { result } = await workflow(container).run({ input });
  return Array.isArray(result) ? result[0] : result;
}

/** Creates a place from which orders are picked up, free of charge. */
async function createPickUp(container, channel) {
  const location = await first(createStockLocationsWorkflow, container, {
    locations: [{ name: 'Campus', address: { city: 'Accra', country_code: 'GH', address_1: 'Legon' } }],
  });
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const stockLocation = { [Modules.STOCK_LOCATION]: { stock_location_id: location.id } };
  await link.create({ ...stockLocation, [Modules.FULFILLMENT]: { fulfillment_provider_id: PROVIDER } });
  const profile = await first(createShippingProfilesWorkflow, container, {
    data: [{ name: 'Default', type: 'default' }],
  });
  const set = await container.resolve(Modules.FULFILLMENT).createFulfillmentSets({
    name: 'Pick-up',
    type: 'pickup',
    service_zones: [{ name: 'Ghana', geo_zones: [{ country_code: 'gh', type: 'country' }] }],
  });
  await link.create({ ...stockLocation, [Modules.FULFILLMENT]: { fulfillment_set_id: set.id } });
  const option = await first(createShippingOptionsWorkflow, container, [
    {
      name: 'Pick-up',
      price_type: 'flat',
      provider_id: PROVIDER,
      service_zone_id: set.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: 'Pick-up', description: 'At the hall', code: 'pick-up' },
      prices: [{ currency_code: 'usd', amount: 0 }],
      rules: [],
    },
  ]);
  await linkSalesChannelsToStockLocationWorkflow(container).run({
    input: { id: location.id, add: [channel.id] },
  });
  return { profile, option };
}

module.exports.default = async function prepare({ container }) {
  // The first start has created them. A second channel would make each list read the channels of all products first.
  const [channel] = await container.resolve(Modules.SALES_CHANNEL).listSalesChannels();
  const [key] = await container.resolve(Modules.API_KEY).listApiKeys({ type: 'publishable' });
  const region = await first(createRegionsWorkflow, container, {
    regions: [
      { name: 'Ghana', currency_code: 'usd', countries: ['gh'], payment_providers: ['pp_system_default'] },
    ],
  });
  await createTaxRegionsWorkflow(container).run({
    input: [{ country_code: 'gh', provider_id: 'tp_system' }],
  });
  const { profile, option } = await createPickUp(container, channel);
  await linkSalesChannelsToApiKeyWorkflow(container).run({ input: { id: key.id, add: [channel.id] } });
  await first(createProductsWorkflow, container, {
    products: [
      {
        title: 'Pattern 0',
        handle: 'pattern-0',
        description: 'Pattern',
        status: 'published',
        shipping_profile_id: profile.id,
        thumbnail: 'http://127.0.0.1/assets/0.jpg',
        images: [{ url: 'http://127.0.0.1/assets/0.jpg' }],
        options: [{ title: 'Kind', values: ['One'] }],
        variants: [
          {
            title: 'One',
            sku: 'S0',
            manage_inventory: false,
            options: { Kind: 'One' },
            prices: [{ currency_code: 'usd', amount: 10 }],
          },
        ],
        sales_channels: [{ id: channel.id }],
      },
    ],
  });
  console.log(JSON.stringify({ key: key.token, region: region.id, option: option.id }));
};
