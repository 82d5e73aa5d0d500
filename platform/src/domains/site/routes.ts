import type { FastifyInstance } from 'fastify';
import { recommendConfigCalls } from '@whaletide/schema/domains/site/rest/recommend-config.ts';
import { type CommunityCounts, siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { rawSettingsCalls } from '@whaletide/schema/domains/site/rest/raw-settings.ts';
import type { Handle } from '#database/database.ts';
import { route } from '#http/route.ts';
import { badInput, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { concealmentRoute } from './concealments.ts';
import { cachedFor } from './cached-for.ts';
import { livingAds, livingRecommended } from './living-links.ts';
import { countPages, pagesOf, type PageSources } from './public-pages.ts';
import { recordPageView, setSiteConfig, siteConfig, type Visible } from './store/config.ts';
import { recommendConfig, setRecommendConfig } from './store/recommend-config.ts';
import {
  companyTypes,
  findMajors,
  findUniversities,
  industryTypes,
  locationsBelow,
} from './store/lookups.ts';
import { shownTrends } from './trends.ts';
import { rawSettings } from './raw-settings.ts';

/**
 * Age of the counts in ms: counting a million rows takes 0.1 s, and a minute's difference isn't
 * seen.
 */
const COUNTS_FRESH_MS = 60_000;

interface OfOtherDomains {
  /** Their pages that every visitor sees. */
  pages: PageSources;
  /** Counts everything on the site. */
  counts: (db: Handle) => Promise<CommunityCounts>;
  /** Tells whether everybody may see a column. */
  isColumn: Visible;
}

/** Makes the routes for what is public of the site; what its other domains have is handed in. */
export const siteRoutes =
  ({ pages, counts, isColumn }: OfOtherDomains) =>
  async (app: FastifyInstance, services: Services): Promise<void> => {
    const { database, now } = services;
    await concealmentRoute(app, services);
    route(
      app,
      siteCalls.communityCounts,
      cachedFor(() => counts(database.db), COUNTS_FRESH_MS, now),
    );

    // Links to content that has been folded or deleted since are left out.
    route(app, siteCalls.config, async () => {
      const config = await siteConfig(database.db);
      return {
        ...config,
        competitionAds: await livingAds(services, pages, config.competitionAds),
        searchTrends: await shownTrends(database.db, pages, config.searchTrends),
      };
    });

    // Each configuration that there is has a route of its own.
    route(app, siteCalls.configByName, ({ params }) => {
      throw params.name ? notFound('配置') : badInput('未指定 name', 'name');
    });

    route(app, siteCalls.setConfig, ({ caller, body }) =>
      setSiteConfig(services, caller, body, pages),
    );

    route(app, recommendConfigCalls.recommendConfig, async () =>
      livingRecommended(services, pages, await recommendConfig(database.db)),
    );

    route(app, recommendConfigCalls.setRecommendConfig, ({ caller, body }) =>
      setRecommendConfig(services, caller, body),
    );

    route(app, rawSettingsCalls.raw, ({ caller }) => rawSettings(services, caller, pages));

    route(app, siteCalls.pageView, async ({ caller, body }) => {
      const view = { memberId: caller?.id ?? null, url: body.url };
      await recordPageView(services, view, isColumn);
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
