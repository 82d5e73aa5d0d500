import { and, eq } from 'drizzle-orm';
import type { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import type { ForumPost } from '@whaletide/schema/domains/forum/rest/forum-documents.ts';
import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import { moderatedText } from '@whaletide/schema/domains/moderation/rules/moderation.ts';
import {
  awardProblem,
  postProblem,
  postType,
  WRITE_HINT,
} from '@whaletide/schema/domains/forum/rules.ts';
import { authoredAfter, authoredBy } from '#authorship.ts';
import { type Handle, isUniqueViolation, type Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { badInput, conflict, forbidden, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { actedBy, record } from '#domains/moderation/store.ts';
import { checkLinked } from '#domains/projects/store/projects.ts';
import { teamOf } from '#domains/teams/store/teams.ts';
import { recordStep } from '#domains/quests/store/progress.ts';
import { openForum, type OpenPost } from '../access.ts';
import { tellOfChange } from '../notices.ts';
import { checkPictures } from '../pictures.ts';
import { toPost } from '../presenters.ts';
import { forumPosts, oneMoreChange, type PostRow, type WorkTexts } from '../tables.ts';

type NewPost = CallInput<typeof forumCalls.create>['body'];
export type PostChange = CallInput<typeof forumCalls.update>['body'];
type WorkInput = NonNullable<PostChange['WorkProps']>;

const toWorkTexts = (input: WorkInput): WorkTexts => ({
  summary: input.Summary.trim(),
  cover: input.Cover,
  pics: input.Pics.map(({ Key, Description }) => ({ key: Key, description: Description.trim() })),
});

const ofPost = ({ id, title }: Pick<PostRow, 'id' | 'title'>) => ({
  kind: 'POST' as const,
  target: id,
  title,
});

/** A content as it is stored: as it was written, and as others read it where that differs. */
const moderated = ({ config }: Services, content: string) => {
  const shown = moderatedText(content, config.maskedWords);
  return { content, moderatedContent: shown === content ? null : shown };
};

/** The rule's view of a work. */
const ruled = (work: WorkTexts | null) =>
  work && { summary: work.summary, cover: work.cover, pictures: work.pics };

/** Checks that the publisher of a work is in its team, and the team in this competition. */
const checkTeam = async (
  db: Handle,
  caller: Caller,
  forum: string,
  work: NonNullable<NewPost['WorkProps']>,
) => {
  const team = work.Competition === forum ? await teamOf(db, forum, caller.id) : undefined;
  if (team?.id !== work.Team) throw forbidden('只能以自己在这场比赛中的团队发布作品');
};

/** @throws Refusal as the contract says */
export const createPost = async (
  tx: Transaction,
  services: Services,
  caller: Caller,
  input: NewPost,
): Promise<ForumPost> => {
  const { kind, permissions } = await openForum(tx, input.Forum, caller);
  if (!permissions.write) throw forbidden(WRITE_HINT);
  const work = input.WorkProps ? toWorkTexts(input.WorkProps) : null;
  const { Title: title, Content: content, Type: type } = input;
  const labId = input.Lab ?? input.WorkProps?.Lab ?? null;
  const hasProject = labId !== null;
  const { manage } = permissions;
  refuseIf(
    postProblem(
      { title, content, type, hasProject, work: ruled(work) },
      { kind, canManage: manage },
    ),
  );
  if (work && kind === 'CHANNEL') throw badInput('频道论坛中不能发布作品', 'WorkProps');
  if (input.WorkProps) await checkTeam(tx, caller, input.Forum, input.WorkProps);
  if (work) await checkPictures(tx, caller.id, work, null);
  if (labId !== null) await checkLinked(tx, caller.id, labId, 'Lab');
  const moment = services.now();
  const [row] = await tx
    .insert(forumPosts)
    .values({
      id: newId(moment.getTime()),
      forumId: input.Forum,
      type,
      title: title.trim(),
      ...moderated(services, content),
      creatorId: caller.id,
      createDate: moment,
      modifyDate: moment,
      lastPostDate: moment,
      lastPosterId: caller.id,
      labId,
      work,
      teamId: input.WorkProps?.Team ?? null,
      ...authoredBy(caller, input),
    })
    .returning()
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? conflict('你的团队已经发布过作品') : error;
    });
  if (!row) throw new Error('the new post was not stored');
  const step = { memberId: caller.id, trigger: 'POST_CREATED', subject: row.id } as const;
  await recordStep(tx, services.events, { ...step, now: moment });
  return toPost(row);
};

/** The texts of a post after a change, if it changes any. */
const changedTexts = async (
  services: Services,
  caller: Caller,
  { post, kind, permissions }: OpenPost,
  change: PostChange,
): Promise<Partial<PostRow>> => {
  const { database, now } = services;
  const { db } = database;
  const { Title, Content, Type, WorkProps, Lab = WorkProps?.Lab, Authorship } = change;
  const parts = [Title, Content, Type, WorkProps, Lab, Authorship];
  if (parts.every((part) => part === undefined)) return {};
  if (post.creatorId !== caller.id && !permissions.moderate) {
    throw forbidden('只能修改自己的帖子');
  }
  if (WorkProps && post.work === null) throw badInput('普通帖子没有作品信息', 'WorkProps');
  const work = WorkProps ? toWorkTexts(WorkProps) : post.work;
  const title = Title ?? post.title;
  const content = Content ?? post.content;
  const type = Type ?? post.type;
  const labId = Lab === undefined ? post.labId : Lab;
  // An announcement keeps its type under every editor.
  const manage = permissions.manage || post.type === postType.announcement;
  const texts = { title, content, type, hasProject: labId !== null, work: ruled(work) };
  refuseIf(postProblem(texts, { kind, canManage: manage }));
  if (WorkProps && work) await checkPictures(db, caller.id, work, post.work);
  // A link that stays is its author's, whatever has become of the project.
  if (labId !== null && labId !== post.labId) await checkLinked(db, caller.id, labId, 'Lab');
  const written = moderated(services, content);
  // Only its author says who wrote it.
  const said = post.creatorId === caller.id ? change : {};
  const authors = authoredAfter(caller, post, said);
  return { title: title.trim(), ...written, type, labId, work, ...authors, modifyDate: now() };
};

const ONLY_MANAGERS = {
  COMPETITION: '只有主办方与管理员可以这样设置',
  CHANNEL: '只有版主与管理员可以这样设置',
};

/** Answers the changes that only managers of the forum may make. */
const changedMarks = (
  { post, kind, permissions }: OpenPost,
  change: PostChange,
): Partial<PostRow> => {
  const { IsGood, TopicProps, Award } = change;
  if (IsGood === undefined && TopicProps === undefined && Award === undefined) return {};
  if (!permissions.manage) throw forbidden(ONLY_MANAGERS[kind]);
  if (Award !== undefined && post.work === null) throw badInput('只有作品可以设置奖项', 'Award');
  if (Award) refuseIf(awardProblem(Award.Name));
  return {
    ...(IsGood !== undefined && { good: IsGood }),
    ...(TopicProps && { sticky: TopicProps.IsStick }),
    ...(Award !== undefined && {
      awardName: Award?.Name.trim() ?? null,
      awardRanking: Award?.Ranking ?? null,
    }),
  };
};

/** @throws Refusal as the contract says */
export const updatePost = async (
  services: Services,
  caller: Caller,
  open: OpenPost,
  change: PostChange,
): Promise<ForumPost> => {
  const marks = changedMarks(open, change);
  const values = { ...(await changedTexts(services, caller, open, change)), ...marks };
  if (Object.keys(values).length === 0) return toPost(open.post);
  const { database, events, now } = services;
  return database.transaction(async (tx) => {
    const [row] = await tx
      .update(forumPosts)
      .set({ ...values, ...oneMoreChange })
      .where(and(eq(forumPosts.id, open.post.id), eq(forumPosts.deleted, false)))
      .returning();
    if (!row) throw notFound('帖子');
    await tellOfChange(tx, events, open);
    // Authors change their texts; managers of the forum change its marks and others' texts.
    if (open.post.creatorId !== caller.id || Object.keys(marks).length > 0)
      await record(tx, actedBy(caller, now), {
        action: 'forum.update',
        ...ofPost(open.post),
        before: open.post,
        after: values,
      });
    return toPost(row);
  });
};

/** Takes a post out of every list; its row stays. @throws Refusal FORBIDDEN */
export const removePost = async (
  { database, now }: Services,
  caller: Caller,
  { post, permissions }: OpenPost,
): Promise<ForumPost> => {
  if (post.creatorId !== caller.id && !permissions.remove) {
    throw forbidden('只能删除自己的帖子');
  }
  return database.transaction(async (tx) => {
    await tx.update(forumPosts).set({ deleted: true }).where(eq(forumPosts.id, post.id));
    if (post.creatorId !== caller.id)
      await record(tx, actedBy(caller, now), {
        action: 'forum.remove',
        ...ofPost(post),
        before: { content: post.content },
      });
    return toPost(post);
  });
};
