// Writes docs/domains.md, the domains in the order of platform with their names in every layer, and
// docs/programs.md, the verbs of programs.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { domainsDocument } from './lib/domains-document.ts';
import { programsDocument } from './lib/programs-document.ts';

const docs = join(import.meta.dirname, '../docs');
writeFileSync(join(docs, 'domains.md'), domainsDocument());
writeFileSync(join(docs, 'programs.md'), programsDocument());
