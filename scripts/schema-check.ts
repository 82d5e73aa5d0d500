// Checks operations of other teams against the printed schema: `npm run schema:check -- clients`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { checkOperations } from './lib/check-operations.ts';

const paths = process.argv.slice(2);
const missing = paths.filter((path) => !existsSync(path));

if (paths.length === 0 || missing.length > 0) {
  console.error(
    missing.length > 0
      ? `Not found: ${missing.join(', ')}`
      : 'npm run schema:check -- <files and folders of .graphql files>',
  );
  process.exitCode = 2;
} else {
  const printed = readFileSync(join(import.meta.dirname, '../schema/schema.graphql'), 'utf8');
  const { operations, errors, warnings } = checkOperations(buildSchema(printed), paths);
  for (const { place, message } of warnings) console.warn(`${place} warning: ${message}`);
  for (const { place, message } of errors) console.error(`${place} error: ${message}`);
  console.log(
    `${operations} operations, ${errors.length} errors, ${warnings.length} uses of what is deprecated`,
  );
  if (errors.length > 0) process.exitCode = 1;
}
