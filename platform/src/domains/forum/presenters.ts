import type {
  ForumPost,
  ForumReply,
  WorkProps,
} from '@whaletide/schema/domains/forum/rest/forum-documents.ts';
import { statedAuthorship } from '#authorship.ts';
import { fileUrl } from '../uploads/store/uploads.ts';
import type { PostRow, ReplyRow } from './tables.ts';

const toWork = (row: PostRow): WorkProps | null => {
  if (row.work === null || row.teamId === null) return null;
  const { summary, cover, pics } = row.work;
  return {
    Summary: summary,
    CoverKey: cover,
    Cover: fileUrl(cover),
    Pics: pics.map(({ key, description }) => ({
      Key: key,
      Link: fileUrl(key),
      Description: description,
    })),
    Team: row.teamId,
    Competition: row.forumId,
    Lab: row.labId,
    Award: row.awardName === null ? null : { Name: row.awardName, Ranking: row.awardRanking },
  };
};

export const toPost = (row: PostRow): ForumPost => ({
  _id: row.id,
  Forum: row.forumId,
  Title: row.title,
  Content: row.content,
  greenedContent: { RawText: row.moderatedContent ?? row.content },
  Type: row.type,
  IsGood: row.good,
  TopicProps: {
    IsStick: row.sticky,
    LastPostTime: row.lastPostDate.toISOString(),
    LastPostUser: row.lastPosterId,
  },
  Creator: row.creatorId,
  CreateTime: row.createDate.toISOString(),
  ModifyTime: row.modifyDate.toISOString(),
  RepliesCount: row.repliesNumber,
  VotesCount: row.votesNumber,
  ViewsCount: row.viewsNumber,
  Changes: row.changes,
  WorkProps: toWork(row),
  Lab: row.labId,
  ...statedAuthorship(row),
  CollapsedReason: row.collapsedReason,
});

/** Statement on what was deleted, which tells nothing. */
const nobody = { authorship: 'HUMAN', authorshipModel: null } as const;

/**
 * A reply; of a deleted one only its floor, its author and its time are left.
 * @param seesFolded whether the reader is its author or an administrator, who read what is folded
 */
export const toReply = (
  row: ReplyRow,
  ref: ReplyRow | undefined,
  seesFolded: boolean,
): ForumReply => ({
  _id: row.id,
  Post: row.postId,
  ReplyNumber: row.number,
  Content: row.deleted || (row.collapsedDate && !seesFolded) ? '' : row.content,
  Creator: row.creatorId,
  CreateTime: row.createDate.toISOString(),
  ModifyTime: row.modifyDate?.toISOString() ?? null,
  RefPost: ref ? { _id: ref.id, Creator: ref.creatorId, ReplyNumber: ref.number } : null,
  ...statedAuthorship(row.deleted ? nobody : row),
  IsDeleted: row.deleted,
  IsCollapsed: row.collapsedDate !== null,
  CollapsedReason: seesFolded ? row.collapsedReason : null,
});
