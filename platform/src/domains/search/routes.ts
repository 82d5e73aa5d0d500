import type { FastifyInstance } from 'fastify';
import { searchCalls } from '@whaletide/schema/domains/search/rest.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { countFound, find } from './store.ts';
import type { SearchSource } from './store/source.ts';
import { withShipped } from './synonyms.ts';
import { suggestions } from './words.ts';

/** The search across all kinds. */
export const searchRoutes =
  (sources: readonly SearchSource[]) =>
  (app: FastifyInstance, services: Services): void => {
    const { db } = services.database;
    const synonyms = withShipped(services.config.searchSynonyms);

    route(app, searchCalls.find, ({ query }) => find(services.database, sources, query, synonyms));

    route(app, searchCalls.counts, async ({ query }) => ({
      data: await countFound(services.database, query.text, synonyms),
    }));

    route(app, searchCalls.suggestions, async ({ query }) => ({
      data: await suggestions(db, query.Word, query.perPage),
    }));
  };
