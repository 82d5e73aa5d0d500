import { PGlite } from '@electric-sql/pglite';
import { expect, it } from '@jest/globals';

/**
 * PostgreSQL inside the PGlite of all releases. One of another major version can't open their data
 * folders: an update of PGlite that has it needs a way for these first.
 */
const OF_RELEASES = 18;

it('PGlite opens the data folders of all releases', async () => {
  const client = await PGlite.create();
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int / 10000 as major`,
  );
  await client.close();
  expect(rows).toEqual([{ major: OF_RELEASES }]);
});
