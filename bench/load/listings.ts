import type pg from 'pg';

const INDEXES = `select indexname as name, indexdef as definition from pg_indexes
  where tablename = 'listings' and indexname <> 'listings_pkey'`;

/** Fills an empty, migrated database with `count` open listings of 1,000 students, newest last. */
export async function fillListings(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into users (id, name, email, canonical_email, password_hash, university_id, created_at, updated_at)
     select gen_random_uuid(), 'Student ' || i, i || '@st.ug.edu.gh', i || '@st.ug.edu.gh', '-', 'ug', now(), now()
     from generate_series(1, 1000) as i`,
  );
  const { rows } = await client.query<{ name: string; definition: string }>(INDEXES);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await client.query(
    `with posters as (select array_agg(id) as ids from users)
     insert into listings (id, hive, poster_id, university_id, title, description, price_minor, status, details, photos,
       expires_at, created_at, updated_at)
     select (lpad(to_hex((extract(epoch from made) * 1000)::bigint), 12, '0') || '7' || substr(md5(i::text), 1, 3) || '8'
         || substr(md5(i::text), 4, 15))::uuid,
       (array['essentials', 'academia', 'logistics', 'buzz', 'archive', 'sidehustle'])[1 + i % 6],
       ids[1 + i % 1000], (array['ug', 'knust', 'ucc', 'uds'])[1 + i % 4],
       (array['Kettle', 'Laptop', 'Mattress', 'Fridge', 'Textbook', 'Calculator', 'Bicycle'])[1 + i % 7] || ' ' || i,
       'In good order, used for two semesters in Hall ' || i % 40 || '. Come and see it before you pay.',
       ((i::bigint * 7919) % 500000)::int, 'active',
       '{"condition": "good", "pickupLocation": "Hall"}', jsonb_build_array(jsonb_build_object('id', gen_random_uuid(),
         'url', '/files/photos/' || i || '/1280.jpg', 'width', 1280, 'height', 960, 'placeholder', repeat('x', 80),
         'variants', jsonb_build_array(jsonb_build_object('url', '/files/photos/' || i || '/320.avif', 'width', 320,
           'format', 'avif')))),
       now() + interval '60 days', made, made
     from posters, generate_series(1, $1::int) as i,
       lateral (select now() - (($1::int - i) * interval '5 seconds') as made) as times`,
    [count],
  );
  for (const { definition } of rows) await client.query(definition);
  await client.query('vacuum analyze listings');
  await client.query('analyze');
}
