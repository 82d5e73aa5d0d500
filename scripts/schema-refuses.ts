// Writes what fields refuse with into the SDL, as the calls that they make declare it.
import { join } from 'node:path';
import { runApart } from './lib/apart.ts';

const test = join(import.meta.dirname, 'test.ts');
const args = [test, 'tests/gateway/refusals-of-fields.test.ts', '--selectProjects', 'gateway'];
const written = await runApart(process.execPath, args, { env: { WRITES_REFUSALS: 'true' } });
const formatted = await runApart('prettier', [
  '--write',
  '--log-level',
  'warn',
  'schema/{domains,shared}/**/*.graphql',
]);
process.exitCode = Math.max(written, formatted);
