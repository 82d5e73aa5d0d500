// Writes docs/domains.md: the domains in the order of platform, with their names in every layer.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { domainsDocument } from './lib/domains-document.ts';

writeFileSync(join(import.meta.dirname, '../docs/domains.md'), domainsDocument());
