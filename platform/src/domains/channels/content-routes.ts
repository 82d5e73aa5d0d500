import type { FastifyInstance } from 'fastify';
import { channelContentCalls } from '@whaletide/schema/domains/channels/rest/channel-contents.ts';
import { channelSectionCalls } from '@whaletide/schema/domains/channels/rest/channel-sections.ts';
import { idList } from '#http/paging.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { summariesOf } from '../competitions/store/summaries.ts';
import { collect, pin, uncollect } from './collecting.ts';
import { addToSection, removeFromSection } from './section-contents.ts';
import { createSection, removeSection, updateSection } from './sections.ts';
import { competitionsOf, datasetsOf, labsOf } from './store/contents.ts';
import { placesOf } from './store/places.ts';
import { sectionTrees } from './store/sections.ts';
import { kindOf } from './store/sources.ts';

/** Registers the routes for contents and sections of channels. */
export const channelContentRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;
  const contents = channelContentCalls;
  const sections = channelSectionCalls;

  route(app, contents.labs, ({ params, query, caller }) => labsOf(db, params.id, query, caller));

  route(app, contents.datasets, ({ params, query, caller }) =>
    datasetsOf(db, params.id, query, caller),
  );

  route(app, contents.competitions, ({ params, query, caller }) =>
    competitionsOf(db, params.id, query, {
      caller,
      present: (rows) => summariesOf(db, rows, services.now()),
    }),
  );

  route(app, contents.of, async ({ query: { ContentType, ids, Zone }, caller }) => ({
    data: await placesOf(
      db,
      { kind: kindOf[ContentType], ids: idList(ids), channelId: Zone },
      caller,
    ),
  }));

  route(app, contents.collect, ({ params, body, caller }) =>
    collect(services, caller, params.id, body),
  );

  route(app, contents.uncollect, ({ params, body, caller }) =>
    uncollect(services, caller, params.id, body),
  );

  route(app, contents.stick, ({ params, body, caller }) =>
    pin(services, caller, params.id, body, true),
  );

  route(app, contents.unstick, ({ params, body, caller }) =>
    pin(services, caller, params.id, body, false),
  );

  route(app, sections.list, async ({ query, caller }) => ({
    data: await sectionTrees(db, idList(query.Zone), {
      caller,
      includeHidden: query.includeHidden ?? false,
    }),
  }));

  route(app, sections.create, ({ body, caller }) => createSection(services, caller, body));

  route(app, sections.update, ({ params, body, caller }) =>
    updateSection(services, caller, params.id, body),
  );

  route(app, sections.remove, ({ params, caller }) => removeSection(services, caller, params.id));

  route(app, sections.addContent, ({ params, body, caller }) =>
    addToSection(services, caller, params.id, body),
  );

  route(app, sections.removeContent, ({ params, body, caller }) =>
    removeFromSection(services, caller, params.id, body),
  );
};
