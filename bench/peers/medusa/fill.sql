-- Fills Medusa with copies of the product that its workflows created: each has a variant, a price, a picture, an option and its links.
-- Parameter :rows is the number of products.
create temporary table pattern as
select sales_channel_id, shipping_profile_id from product_sales_channel join product_shipping_profile using (product_id) limit 1;

create temporary table titles as
select lpad(i::text, 8, '0') as n, i,
  (array['Kettle', 'Laptop', 'Mattress', 'Fridge', 'Textbook', 'Calculator', 'Bicycle'])[1 + i % 7] || ' ' || i as title,
  now() - (:rows - i) * interval '5 seconds' as made
from generate_series(1, :rows) as i;

insert into product (id, title, handle, description, status, thumbnail, created_at, updated_at)
select 'prod_' || n, title, lower(replace(title, ' ', '-')),
  'In good order, used for two semesters in Hall ' || i % 40 || '. Come and see it before you pay.', 'published',
  'http://127.0.0.1/assets/' || i || '.jpg', made, made
from titles;

insert into image (id, url, rank, product_id) select 'img_' || n, 'http://127.0.0.1/assets/' || i || '.jpg', 0, 'prod_' || n from titles;

insert into product_option (id, title, is_exclusive) select 'opt_' || n, 'Kind', true from titles;

insert into product_option_value (id, value, option_id) select 'optval_' || n, 'One', 'opt_' || n from titles;

insert into product_product_option (id, product_id, product_option_id) select 'prodopt_' || n, 'prod_' || n, 'opt_' || n from titles;

insert into product_product_option_value (id, product_product_option_id, product_option_value_id)
select 'prodoptval_' || n, 'prodopt_' || n, 'optval_' || n from titles;

insert into product_sales_channel (id, product_id, sales_channel_id)
select 'prodsc_' || n, 'prod_' || n, sales_channel_id from titles, pattern;

insert into product_shipping_profile (id, product_id, shipping_profile_id)
select 'prodsp_' || n, 'prod_' || n, shipping_profile_id from titles, pattern;

insert into product_variant (id, title, sku, manage_inventory, product_id) select 'variant_' || n, 'One', 'S' || i, false, 'prod_' || n from titles;

insert into product_variant_option (variant_id, option_value_id) select 'variant_' || n, 'optval_' || n from titles;

insert into price_set (id) select 'pset_' || n from titles;

insert into price (id, price_set_id, currency_code, amount, raw_amount)
select 'price_' || n, 'pset_' || n, 'usd', i % 5000, jsonb_build_object('value', (i % 5000)::text, 'precision', 20) from titles;

insert into product_variant_price_set (id, variant_id, price_set_id) select 'pvps_' || n, 'variant_' || n, 'pset_' || n from titles;

-- The pattern, which was one product too many.
update product set deleted_at = now() where handle = 'pattern-0';
update product_variant set deleted_at = now() where sku = 'S0';
