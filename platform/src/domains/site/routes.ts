import type { FastifyInstance } from 'fastify';
import { siteCalls } from '@whaletide/schema/rest/site.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { countPages, pagesOf, type PageSources } from './public-pages.ts';
import { recordPageView, setSiteConfig, siteConfig } from './store/config.ts';
import {
  companyTypes,
  findMajors,
  findUniversities,
  industryTypes,
  locationsBelow,
} from './store/lookups.ts';

/** What is everybody's of the site; the pages that its other domains have are handed in. */
export const siteRoutes =
  (pages: PageSources) =>
  (app: FastifyInstance, services: Services): void => {
    route(app, siteCalls.config, () => siteConfig(services.database.db));

    route(app, siteCalls.setConfig, ({ caller, body }) =>
      setSiteConfig(services.database.db, caller, body),
    );

    route(app, siteCalls.pageView, async ({ caller, body }) => {
      await recordPageView(services, caller?.id ?? null, body.url);
      return { ok: true as const };
    });

    route(app, siteCalls.publicPageCounts, async () => ({
      data: await countPages(services.database.db, pages),
    }));

    route(app, siteCalls.publicPages, async ({ params, query }) => ({
      data: await pagesOf(services.database.db, pages[params.kind], query, services.now()),
    }));

    route(app, siteCalls.universities, async ({ query }) => ({
      data: findUniversities(query.match),
    }));

    route(app, siteCalls.majors, async ({ query }) => ({ data: findMajors(query.match) }));

    route(app, siteCalls.locations, async ({ query }) =>
      locationsBelow(query.level1, query.level2),
    );

    route(app, siteCalls.companyTypes, async () => ({ data: companyTypes() }));

    route(app, siteCalls.industryTypes, async ({ query }) => ({
      data: industryTypes(query.companyType),
    }));
  };
