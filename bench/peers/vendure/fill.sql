-- Fills Vendure as its importer and its search indexer would: each product has a variant, a price, a picture, stock and an index entry.
-- Parameter :rows is the number of products.
insert into asset (id, type, "mimeType", width, height, "fileSize", source, preview)
select i, 'IMAGE', 'image/jpeg', 1280, 960, 90000, 'source/' || i || '.jpg', 'preview/' || i || '.jpg'
from generate_series(1, :rows) as i;

insert into asset_translation ("languageCode", name, "baseId")
select 'en', id || '.jpg', id from asset;

insert into asset_channels_channel ("assetId", "channelId") select id, 1 from asset;

insert into product (id, enabled, "featuredAssetId", "createdAt", "updatedAt")
select id, true, id, now() - (:rows - id) * interval '5 seconds', now() - (:rows - id) * interval '5 seconds' from asset;

insert into product_translation ("languageCode", name, slug, description, "baseId")
select 'en', title || ' ' || i, lower(title) || '-' || i,
  'In good order, used for two semesters in Hall ' || i % 40 || '. Come and see it before you pay.', i
from (
  select id as i,
    (array['Kettle', 'Laptop', 'Mattress', 'Fridge', 'Textbook', 'Calculator', 'Bicycle'])[1 + id % 7] as title
  from product
) as titles;

insert into product_channels_channel ("productId", "channelId") select id, 1 from product;

insert into product_asset ("assetId", position, "productId") select id, 0, id from product;

insert into product_variant (id, enabled, sku, "trackInventory", "featuredAssetId", "taxCategoryId", "productId")
select id, true, 'S' || id, 'FALSE', id, 1, id from product;

insert into product_variant_translation ("languageCode", name, "baseId")
select 'en', name, "baseId" from product_translation;

insert into product_variant_channels_channel ("productVariantId", "channelId") select id, 1 from product_variant;

insert into product_variant_price ("currencyCode", "channelId", price, "variantId")
select 'USD', 1, (id::bigint * 7919) % 500000, id from product_variant;

insert into product_variant_asset ("assetId", position, "productVariantId") select id, 0, id from product_variant;

insert into stock_level ("stockOnHand", "stockAllocated", "productVariantId", "stockLocationId")
select 100, 0, id, 1 from product_variant;

insert into search_index_item ("languageCode", enabled, "productName", "productVariantName", description, slug, sku, "facetIds",
  "facetValueIds", "collectionIds", "collectionSlugs", "channelIds", "productPreview", "productVariantPreview",
  "productVariantId", "channelId", "productId", "productAssetId", "productVariantAssetId", price, "priceWithTax")
select 'en', true, name, name, description, slug, 'S' || "baseId", '', '', '', '', '1', 'preview/' || "baseId" || '.jpg',
  'preview/' || "baseId" || '.jpg', "baseId", 1, "baseId", "baseId", "baseId", price, price
from product_translation join product_variant_price on "variantId" = "baseId";
