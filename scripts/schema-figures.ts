// Prints how far the schema keeps its rules: `npm run schema:figures`, with `-- --names` field by field.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { schemaFigures } from './lib/schema-figures.ts';

const printed = readFileSync(join(import.meta.dirname, '../schema/schema.graphql'), 'utf8');
const names = process.argv.includes('--names');

for (const [figure, fields] of Object.entries(schemaFigures(buildSchema(printed)))) {
  console.log(`${figure}: ${(fields as string[]).length}`);
  if (names) console.log(`  ${(fields as string[]).join(' ')}`);
}
