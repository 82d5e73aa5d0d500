import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './platform/src/events/tables.ts',
    './platform/src/jobs/tables.ts',
    './platform/src/mail/tables.ts',
    './platform/src/domains/*/tables.ts',
    './platform/src/domains/*/*/tables.ts',
  ],
  out: './platform/src/database/migrations',
});
