import type { Domain } from '#domain.ts';
import { workOrderTypes } from '@whaletide/schema/domains/work-orders/rules/work-order-types.ts';
import { columnApplication } from './application.ts';
import { forgetSubscriptions } from './forgetting.ts';
import { labsInColumns } from './labs.ts';
import { columnContent } from './moderated.ts';
import { COLUMN_NEWS_JOB, columnNewsHandler } from './news.ts';
import { personal } from './personal.ts';
import { columnPages } from './public-pages.ts';
import { columnRoutes } from './routes.ts';
import { isShownColumn } from './store.ts';
import { mentionableColumns } from './mentionable.ts';
import { searchedColumns } from './searched.ts';
import { namedColumns } from './named.ts';

export const columns = {
  routes: () => [columnRoutes],
  jobs: ({ services }) => ({ bulk: { [COLUMN_NEWS_JOB]: columnNewsHandler(services) } }),
  publicPages: { columns: columnPages },
  moderated: () => ({ COLUMN: columnContent }),
  feed: { COLUMN: mentionableColumns },
  applications: { [workOrderTypes.columnApplication]: columnApplication },
  labsInColumns,
  isColumn: isShownColumn,
  closure: { forget: [forgetSubscriptions] },
  search: searchedColumns,
  personal,
  named: { COLUMN: namedColumns },
} satisfies Domain;
