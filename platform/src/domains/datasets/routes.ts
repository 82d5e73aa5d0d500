import type { FastifyInstance } from 'fastify';
import { MAX_PER_PAGE } from '@whaletide/schema/shared/rules/paging.ts';
import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import { labDatasetCalls } from '@whaletide/schema/domains/datasets/rest/lab-datasets.ts';
import { idList, pageOf } from '#http/paging.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { bookmark, bookmarkedDatasets, datasetStates, unbookmark } from './bookmarks.ts';
import { documentsOf, filesOf, projectsWith, versionsOf } from './contents.ts';
import { sendArchive, sendFile } from './downloads.ts';
import { featureDataset } from './featuring.ts';
import { datasetsOfLabs } from './lab-datasets.ts';
import { licenses } from './licenses.ts';
import { listDatasets } from './list.ts';
import { datasetCounts, datasetsOfMember } from './of-members.ts';
import { countRead } from './reads.ts';
import { datasetsByIds, ownDatasets } from './store/datasets.ts';
import { metaConfigs, metaTagGroups } from './tags-catalogue.ts';
import { like, unlike } from './votes.ts';
import { createDataset, publishVersion, removeDataset, updateDataset } from './writing.ts';

export const datasetRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, datasetCalls.list, async ({ query, caller }) => {
    if (query.ids === undefined) return listDatasets(db, query);
    const found = await datasetsByIds(db, idList(query.ids), caller);
    return pageOf(found, found.length, { page: 1, perPage: MAX_PER_PAGE });
  });

  route(app, datasetCalls.licenses, async () => ({ data: [...licenses] }));

  route(app, datasetCalls.metaConfig, async () => ({ data: [...metaConfigs] }));

  route(app, datasetCalls.metaTags, async ({ query: { MetaData } }) => ({
    data: metaTagGroups.filter(({ _id }) => MetaData === undefined || _id === MetaData),
  }));

  route(app, datasetCalls.own, ({ query, caller }) => ownDatasets(db, caller.id, query));

  route(app, datasetCalls.ofMember, ({ params, query, caller }) =>
    datasetsOfMember(db, caller, params.id, query),
  );

  route(app, datasetCalls.counts, async ({ query, caller }) => ({
    data: await datasetCounts(db, caller, idList(query.User)),
  }));

  route(app, datasetCalls.bookmark, ({ body, caller }) => bookmark(services, caller, body.Dataset));

  route(app, datasetCalls.unbookmark, ({ query, caller }) =>
    unbookmark(services, caller, query.Dataset),
  );

  route(app, datasetCalls.vote, ({ params, caller }) => like(services, caller, params.id));

  route(app, datasetCalls.unvote, ({ params, caller }) => unlike(services, caller, params.id));

  route(app, datasetCalls.bookmarks, ({ query, caller }) => bookmarkedDatasets(db, caller, query));

  route(app, datasetCalls.states, async ({ query, caller }) => ({
    data: await datasetStates(db, caller.id, idList(query.ids)),
  }));

  route(app, datasetCalls.create, ({ body, caller }) => createDataset(services, caller, body));

  route(app, datasetCalls.update, ({ params, body, caller }) =>
    updateDataset(services, caller, params.id, body),
  );

  route(app, datasetCalls.publish, ({ params, body, caller }) =>
    publishVersion(services, caller, params.id, body),
  );

  route(app, datasetCalls.remove, async ({ params, caller }) => {
    await removeDataset(services, caller, params.id);
    return { ok: true as const };
  });

  route(app, datasetCalls.documents, async ({ query, caller }) => ({
    data: await documentsOf(db, caller, idList(query.ids)),
  }));

  route(app, datasetCalls.versions, async ({ query, caller }) => ({
    data: await versionsOf(db, caller, idList(query.Dataset)),
  }));

  route(app, datasetCalls.files, async ({ params, query, caller }) => ({
    data: await filesOf(db, caller, params.id, query.Version),
  }));

  route(app, datasetCalls.labs, ({ params, query, caller }) =>
    projectsWith(db, caller, params.id, query),
  );

  route(app, labDatasetCalls.list, async ({ query, caller }) => ({
    data: await datasetsOfLabs(db, caller, idList(query.Lab)),
  }));

  route(app, datasetCalls.view, async ({ params, caller }) => {
    await countRead(services, caller, params.id, 'view');
    return { ok: true as const };
  });

  route(app, datasetCalls.file, ({ params, caller, request, reply }) =>
    sendFile(services, caller, params, { request, reply }),
  );

  route(app, datasetCalls.archive, ({ params, query, caller, request, reply }) =>
    sendArchive(services, caller, { id: params.id, version: query.Version }, { request, reply }),
  );

  route(app, datasetCalls.feature, ({ params, body, caller }) =>
    featureDataset(services, caller, params.id, body.Selected),
  );
};
