import type { Transaction } from '../database/database.ts';
import {
  channelItems,
  channelModerators,
  channels,
  channelSectionItems,
  channelSections,
} from '../domains/channels/tables.ts';
import { columnLabs, columns } from '../domains/columns/tables.ts';
import { comments } from '../domains/comments/tables.ts';
import {
  datasetBookmarks,
  datasets,
  datasetShowcases,
  datasetVersionFiles,
  datasetVersions,
  labDatasets,
} from '../domains/datasets/tables.ts';
import { forumPosts, forumReplies, forumVotes } from '../domains/forum/tables.ts';
import {
  labBookmarks,
  labNotebooks,
  labs,
  labTagLinks,
  labVersions,
  notebookFiles,
} from '../domains/projects/tables.ts';
import { votes } from '../domains/votes/tables.ts';
import type { Community } from './community.ts';
import { insertAll } from './insert.ts';

/** Inserts projects, what members say of them, and the columns that collect them. */
export const insertProjects = async (
  tx: Transaction,
  { projects, said, collected }: Community,
): Promise<void> => {
  await insertAll(
    tx,
    notebookFiles,
    projects.files.map(({ row }) => row),
  );
  await insertAll(tx, labs, projects.labs);
  await insertAll(tx, labTagLinks, projects.tags);
  await insertAll(tx, labBookmarks, projects.bookmarks);
  await insertAll(tx, labVersions, projects.versions);
  await insertAll(tx, labNotebooks, projects.notebooks);
  await insertAll(tx, comments, said.comments);
  await insertAll(tx, votes, said.votes);
  await insertAll(tx, columns, collected.columns);
  await insertAll(tx, columnLabs, collected.labs);
};

/** Inserts published datasets, what members say of them, and their links to projects. */
export const insertDatasets = async (
  tx: Transaction,
  { published, alive }: Community,
): Promise<void> => {
  await insertAll(tx, datasets, published.datasets);
  await insertAll(tx, datasetBookmarks, published.bookmarks);
  await insertAll(tx, datasetVersions, published.versions);
  await insertAll(tx, datasetVersionFiles, published.files);
  await insertAll(tx, comments, alive.comments);
  await insertAll(tx, votes, alive.votes);
  await insertAll(tx, labDatasets, alive.links);
  await insertAll(tx, datasetShowcases, alive.showcase);
};

/** Inserts channels with their content, and the posts of all forums. */
export const insertChannels = async (
  tx: Transaction,
  { grouped, forum }: Community,
): Promise<void> => {
  await insertAll(tx, channels, grouped.channels);
  await insertAll(tx, channelModerators, grouped.moderators);
  await insertAll(tx, channelSections, grouped.sections);
  await insertAll(tx, channelItems, grouped.items);
  await insertAll(tx, channelSectionItems, grouped.sectionItems);
  await insertAll(tx, forumPosts, [...forum.posts, ...grouped.posts]);
  await insertAll(tx, forumReplies, [...forum.replies, ...grouped.replies]);
  await insertAll(tx, forumVotes, forum.votes);
};
