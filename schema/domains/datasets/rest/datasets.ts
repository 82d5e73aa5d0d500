import { Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Done, Id, Ids, Line, ListOf, PageOf, Paging, TagIds } from '#shared/rest/common.ts';
import { Lab } from '#domains/projects/rest/project-documents.ts';
import { UploadKey } from '#domains/uploads/rest.ts';
import {
  Dataset,
  DatasetCount,
  DatasetDocument,
  DatasetFileInput,
  DatasetInput,
  DatasetLicense,
  DatasetState,
  DatasetVersion,
  DatasetVersionFile,
  MetaConfig,
  MetaTagGroup,
  datasetSorts,
} from './dataset-documents.ts';

const FileInputs = Type.Array(DatasetFileInput, { maxItems: 1_000 });

export const datasetCalls = {
  create: call({
    operation: 'datasets.create',
    method: 'POST',
    path: '/api/datasets',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary:
      'Makes a dataset of the member’s, and of its files the first version. Refused as datasets/rules/datasets.ts and datasets/rules/dataset-paths.ts say',
    body: Type.Object({ ...DatasetInput.properties, Files: FileInputs }),
    response: Dataset,
  }),
  update: call({
    operation: 'datasets.update',
    method: 'PUT',
    path: '/api/datasets/:id',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'],
    summary:
      'Says what a dataset of the member’s is called, what it says of itself and who sees it; tags that were given to it stay',
    params: ById,
    body: DatasetInput,
    response: Dataset,
  }),
  publish: call({
    operation: 'datasets.publish',
    method: 'POST',
    path: '/api/datasets/:id/versions',
    access: 'member',
    refusals: ['NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'],
    summary:
      'Publishes these files as the next version of the member’s dataset; where nothing has changed since the last one, it stays the last one',
    params: ById,
    body: Type.Object({ Files: FileInputs, Note: Line }),
    response: Dataset,
  }),
  remove: call({
    operation: 'datasets.remove',
    method: 'DELETE',
    path: '/api/datasets/:id',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'Deletes a dataset of the member’s',
    params: ById,
    response: Done,
  }),
  list: call({
    operation: 'datasets.list',
    method: 'GET',
    path: '/api/datasets',
    access: 'either',
    summary:
      'Public datasets that have a version; or those of `ids`: what the one who asks may see',
    query: Type.Object({
      ...Paging(10),
      ids: Type.Optional(Ids),
      /** True leaves folded ones out, as platform does always. */
      Visible: Type.Optional(Type.Boolean()),
      /** They always come with what they are about. */
      needMeta: Type.Optional(Type.Boolean()),
      sort: Type.Optional(Type.Enum(datasetSorts)),
      /** Part of the title. */
      Title: Type.Optional(Type.String({ maxLength: 200 })),
      /** Datasets that editors have chosen. */
      Selected: Type.Optional(Type.Boolean()),
      License: Type.Optional(Id),
      /** Datasets with all of these tags; a group includes any of its own. */
      andTags: Type.Optional(TagIds),
      /** The same: the filters by topic and field send theirs here. */
      MetaTags: Type.Optional(TagIds),
      /** The least and the most bytes, either of them left out where it doesn't matter. */
      usageRange: Type.Optional(Type.String({ pattern: '^\\d{0,15},\\d{0,15}$' })),
      /** Datasets in this organization's name. */
      Organization: Type.Optional(Id),
    }),
    response: PageOf(Dataset),
  }),
  licenses: call({
    operation: 'datasets.licenses',
    method: 'GET',
    path: '/api/datasetLicenses',
    access: 'public',
    summary: 'The licences that a dataset may have, in their order; all of them',
    query: Type.Object({ perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })) }),
    response: ListOf(DatasetLicense),
  }),
  metaConfig: call({
    operation: 'datasets.metaConfig',
    method: 'GET',
    path: '/api/metaConfig',
    access: 'public',
    summary: 'What datasets are told apart by',
    response: ListOf(MetaConfig),
  }),
  metaTags: call({
    operation: 'datasets.metaTags',
    method: 'GET',
    path: '/api/metaTags',
    access: 'public',
    summary: 'The tags of datasets by their groups; of one kind where `MetaData` names it',
    query: Type.Object({ type: Type.Enum(['tree']), MetaData: Type.Optional(Id) }),
    response: ListOf(MetaTagGroup),
  }),
  own: call({
    operation: 'datasets.own',
    method: 'GET',
    path: '/api/user/datasets',
    access: 'member',
    summary: 'The member’s own datasets, newest first',
    query: Type.Object({
      ...Paging(12),
      /** False leaves out private ones. */
      Private: Type.Optional(Type.Boolean()),
      /** Part of the title. */
      Title: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    response: PageOf(Dataset),
  }),
  /** The paths are ours to choose, here and of the counts: the specification doesn't show them. */
  ofMember: call({
    operation: 'datasets.ofMember',
    method: 'GET',
    path: '/api/users/:id/datasets',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary:
      'A member’s public datasets that have a version, newest first; none to others where the profile is hidden',
    params: ById,
    query: Type.Object(Paging(12)),
    response: PageOf(Dataset),
  }),
  counts: call({
    operation: 'datasets.counts',
    method: 'GET',
    path: '/api/datasetCounts',
    access: 'either',
    summary: 'How many datasets `ofMember` has of each of these members; hidden ones are left out',
    query: Type.Object({ User: Ids }),
    response: ListOf(DatasetCount),
  }),
  bookmark: call({
    operation: 'datasets.bookmark',
    method: 'POST',
    path: '/api/datasetBookmarks',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'Keeps a dataset among the member’s favourites; a second time changes nothing',
    body: Type.Object({ Dataset: Id }),
    response: Dataset,
  }),
  unbookmark: call({
    operation: 'datasets.unbookmark',
    method: 'DELETE',
    path: '/api/datasetBookmarks',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'Takes a dataset out of the member’s favourites; without it nothing changes',
    query: Type.Object({ Dataset: Id }),
    response: Dataset,
  }),
  /** As a project is liked: the specification shows no path for datasets. */
  vote: call({
    operation: 'datasets.vote',
    method: 'POST',
    path: '/api/datasets/:id/VoteList',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Likes a dataset, once however often; not one’s own',
    params: ById,
    response: Dataset,
  }),
  unvote: call({
    operation: 'datasets.unvote',
    method: 'DELETE',
    path: '/api/datasets/:id/VoteList',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'Takes the like back; without one nothing changes',
    params: ById,
    response: Dataset,
  }),
  /** The path is ours, here and of the states: the specification doesn't show them. */
  bookmarks: call({
    operation: 'datasets.bookmarks',
    method: 'GET',
    path: '/api/datasetBookmarks',
    access: 'member',
    summary: 'The member’s favourites that they still see, the newest first',
    query: Type.Object(Paging(12)),
    response: PageOf(Dataset),
  }),
  states: call({
    operation: 'datasets.states',
    method: 'GET',
    path: '/api/user/datasetStates',
    access: 'member',
    summary: 'What these datasets are to the asking member',
    query: Type.Object({ ids: Ids }),
    response: ListOf(DatasetState),
  }),
  /** The paths are ours, here and of all that a dataset's own page asks for: the specification doesn't show them. */
  documents: call({
    operation: 'datasets.documents',
    method: 'GET',
    path: '/api/datasetDocuments',
    access: 'either',
    summary: 'What these datasets say of themselves, of those that the one who asks may see',
    query: Type.Object({ ids: Ids }),
    response: ListOf(DatasetDocument),
  }),
  versions: call({
    operation: 'datasets.versions',
    method: 'GET',
    path: '/api/datasetVersions',
    access: 'either',
    summary: 'The versions of these datasets, newest first, of those that the one who asks may see',
    query: Type.Object({ Dataset: Ids }),
    response: ListOf(DatasetVersion),
  }),
  files: call({
    operation: 'datasets.files',
    method: 'GET',
    path: '/api/datasets/:id/files',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary: 'The files of a version by their paths: the newest, unless another is named',
    params: ById,
    query: Type.Object({ Version: Type.Optional(Type.Integer({ minimum: 1 })) }),
    response: ListOf(DatasetVersionFile),
  }),
  labs: call({
    operation: 'datasets.labs',
    method: 'GET',
    path: '/api/datasets/:id/labs',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary: 'The public projects that work with a dataset, the last to begin first',
    params: ById,
    query: Type.Object(Paging(12)),
    response: PageOf(Lab),
  }),
  view: call({
    operation: 'datasets.view',
    method: 'POST',
    path: '/api/datasets/:id/views',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'Counts that the member looks at a dataset, once a day',
    params: ById,
    response: Done,
  }),
  /** The bytes of one file, with its name. */
  file: call({
    operation: 'datasets.file',
    method: 'GET',
    path: '/api/datasets/:id/files/:token',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary: 'One file of a dataset; the member’s download counts once a day',
    params: Type.Object({ id: Id, token: UploadKey }),
    response: Type.Unknown(),
  }),
  /** `application/zip`, made as it is read. */
  archive: call({
    operation: 'datasets.archive',
    method: 'GET',
    path: '/api/datasets/:id/archive',
    access: 'member',
    refusals: ['NOT_FOUND'],
    summary:
      'All files of a version in one ZIP: the newest, unless another is named; the member’s download counts once a day',
    params: ById,
    query: Type.Object({ Version: Type.Optional(Type.Integer({ minimum: 1 })) }),
    response: Type.Unknown(),
  }),
  /** The path is ours: the specification doesn't show how one is chosen. */
  feature: call({
    operation: 'datasets.feature',
    method: 'PUT',
    path: '/api/admin/datasets/:id/featured',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary:
      'Puts a public dataset among those that editors have chosen, or out; for administrators',
    params: ById,
    body: Type.Object({ Selected: Type.Boolean() }),
    response: Dataset,
  }),
};
