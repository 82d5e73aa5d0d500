import {
  Lab,
  LabTag,
  LabTagGroup,
  LabVersion,
  Notebook,
} from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import {
  CellChange,
  LabComparison,
  NotebookChange,
} from '@whaletide/schema/domains/projects/rest/project-comparisons.ts';
import { UploadRef } from '@whaletide/schema/domains/uploads/rest.ts';
import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import type { Domain } from '#graphql/domain.ts';
import { projectLoaders } from './loaders.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

export const projects = {
  resolvers: [resolvers],
  restTypes: {
    Project: Lab,
    ProjectPage: PageOf(Lab),
    ProjectVersion: LabVersion,
    ProjectFile: UploadRef,
    ProjectTag: LabTag,
    ProjectTagGroup: LabTagGroup,
    Notebook,
    ProjectComparison: LabComparison,
    NotebookChange,
    CellChange,
  },
  enums: {
    ProjectSort: {
      values: {
        RECOMMENDED: '-SortWeight',
        VERSIONED: '-LastVersionCreateDate',
        BOOKMARKED: '-bookmarksCount',
        FORKED: '-ForksCount',
        VIEWED: '-ViewsCount',
        MOST_LIKED: '-VotesCount',
        NEWEST: '-CreateDate',
      },
    },
  },
  loaders: projectLoaders,
  inputs,
} satisfies Domain;
