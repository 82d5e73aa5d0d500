import { Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Id, Ids, ListOf, PageOf, Paging } from '#shared/rest/common.ts';
import { CompetitionSummary } from '#domains/competitions/rest/competitions.ts';
import { Dataset } from '#domains/datasets/rest/dataset-documents.ts';
import { Lab } from '#domains/projects/rest/project-documents.ts';
import { channelLimits } from '../rules/channels.ts';
import {
  Zone,
  ZoneContent,
  zoneContentTypes,
  zoneDatasetSorts,
  zoneLabSorts,
} from './channel-documents.ts';

const ContentType = Type.Enum(zoneContentTypes);
const ids = Type.Array(Id, { minItems: 1, maxItems: channelLimits.atOnce });

const filters = {
  /**
   * Section whose contents are read, with those of the shown sections below it; a hidden one is for
   * moderators.
   */
  Section: Type.Optional(Id),
  /** Part of the title. */
  Title: Type.Optional(Type.String({ maxLength: 200 })),
};

const changed = (operation: string, path: string, summary: string) =>
  call({
    operation: `channelContents.${operation}`,
    method: 'POST',
    path: `/api/zones/:id/${path}`,
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary,
    params: ById,
    body: Type.Object({ ContentType, ids }),
    response: Zone,
  });

/**
 * Calls on what channels hold. The paths of the lists are ours: the specification filters the lists
 * of each kind by channel. Everybody sees in a channel what everybody sees elsewhere, and no more.
 */
export const channelContentCalls = {
  labs: call({
    operation: 'channelContents.labs',
    method: 'GET',
    path: '/api/zones/:id/labs',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary: 'Public projects of a channel, pinned ones first',
    params: ById,
    query: Type.Object({ ...Paging(12), sort: Type.Optional(Type.Enum(zoneLabSorts)), ...filters }),
    response: PageOf(Lab),
  }),
  datasets: call({
    operation: 'channelContents.datasets',
    method: 'GET',
    path: '/api/zones/:id/datasets',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary: 'Public datasets of a channel, pinned ones first',
    params: ById,
    query: Type.Object({
      ...Paging(10),
      sort: Type.Optional(Type.Enum(zoneDatasetSorts)),
      ...filters,
    }),
    response: PageOf(Dataset),
  }),
  competitions: call({
    operation: 'channelContents.competitions',
    method: 'GET',
    path: '/api/zones/:id/competitions',
    access: 'either',
    refusals: ['NOT_FOUND'],
    summary: 'Published competitions and activities of a channel, pinned ones first',
    params: ById,
    query: Type.Object({ ...Paging(10) }),
    response: PageOf(CompetitionSummary),
  }),
  of: call({
    operation: 'channelContents.of',
    method: 'GET',
    path: '/api/zoneContents',
    access: 'either',
    summary:
      'Places of these things in open channels, of each thing the last collected first; with Zone in that channel alone',
    query: Type.Object({ ContentType, ids: Ids, Zone: Type.Optional(Id) }),
    response: ListOf(ZoneContent),
  }),
  collect: call({
    operation: 'channelContents.collect',
    method: 'POST',
    path: '/api/zones/:id/collectContent',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    summary:
      'Collects what everybody may see into a channel, and into a section where one is named; what it holds already stays as it is. For moderators and administrators',
    params: ById,
    body: Type.Object({ ContentType, ids, sectionId: Type.Optional(Id) }),
    response: Zone,
  }),
  uncollect: changed(
    'uncollect',
    'unCollectContent',
    'Takes things out of a channel and of its sections; for moderators and administrators',
  ),
  stick: changed(
    'stick',
    'stickyContent',
    'Pins things of a channel before the others; for moderators and administrators',
  ),
  unstick: changed(
    'unstick',
    'unstickyContent',
    'Puts pinned things back among the others; for moderators and administrators',
  ),
};
