import type { forumPosts, forumReplies, forumVotes } from '../domains/forum/tables.ts';
import type { uploads } from '../domains/uploads/tables.ts';
import type { DemoCompetition } from './competitions.ts';
import { accountId } from './people.ts';
import { demoPicture } from './picture.ts';
import { isOver } from './plan.ts';
import type { Played } from './play.ts';
import { type Dice, demoId, demoKey, dice } from './random.ts';
import { demoFinalRanking } from './rankings.ts';
import { type ThreadPlan, threadPlans, WORK_TEXT, workPlans } from './threads.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';
import { statementAt } from './statements.ts';

type NewPost = typeof forumPosts.$inferInsert;
type NewReply = typeof forumReplies.$inferInsert;

export interface DemoForum {
  posts: NewPost[];
  replies: NewReply[];
  votes: (typeof forumVotes.$inferInsert)[];
  pictures: { upload: typeof uploads.$inferInsert; content: Buffer }[];
}

/** Room for the ids of one competition's posts, and of one post's replies. */
const ROOM = 1_000;
/** So many ended competitions have works, of the teams with rewards. */
const WITH_WORKS = 5;
const FIRST_PICTURE = 0x2000000;

/** Likes of different members, none of them the author's. */
const votesOf = (post: NewPost, writers: readonly string[], own: Dice) => {
  const fans = writers.filter((id) => id !== post.creatorId && own.next() < 0.3);
  return fans.map((memberId) => ({ postId: post.id, memberId, date: post.createDate }));
};

/** A post as its plan says, and its floors, one every few hours. */
export const thread = (
  plan: ThreadPlan,
  place: { forumId: string; number: number; date: Date },
  writers: readonly [string, ...string[]],
  own: Dice,
): { post: NewPost; replies: NewReply[] } => {
  const { forumId, number, date } = place;
  const id = demoId('post', number);
  const replies = plan.replies.map((reply, index): NewReply => ({
    id: demoId('reply', number * ROOM + index),
    postId: id,
    number: index + 1,
    creatorId: reply.by ? accountId(reply.by) : own.pick(writers),
    content: reply.text,
    refId: reply.to ? demoId('reply', number * ROOM + reply.to - 1) : null,
    createDate: new Date(date.getTime() + (index + own.next()) * 2 * HOUR),
    deleted: reply.deleted ?? false,
  }));
  const creatorId = plan.by ? accountId(plan.by) : own.pick(writers);
  const last = replies.at(-1);
  const post = {
    id,
    forumId,
    type: plan.type,
    title: plan.title,
    content: plan.content,
    creatorId,
    createDate: date,
    modifyDate: date,
    good: plan.good ?? false,
    labId: plan.project === undefined ? null : demoId('project', plan.project),
    sticky: plan.sticky ?? false,
    lastPostDate: last?.createDate ?? date,
    lastPosterId: last?.creatorId ?? creatorId,
    floors: replies.length,
    repliesNumber: replies.filter(({ deleted }) => !deleted).length,
    viewsNumber: own.between(20, 1_800),
    ...statementAt(Number.parseInt(id.slice(-4), 16)),
  };
  return { post, replies };
};

/** The works of the teams that ended with a reward, each with a cover and two pictures. */
const worksOf = (competition: DemoCompetition, played: Played, own: Dice) => {
  const { index, row } = competition;
  const captains = new Map(played.teams.map(({ id, captainId }) => [id, captainId]));
  const rewarded = demoFinalRanking(competition, played).filter(({ reward }) => reward);
  return rewarded.map(({ teamId, place, reward }, position) => {
    const number = index * ROOM + 500 + position;
    const plan = workPlans[(index + position) % workPlans.length] ?? workPlans[0];
    const creatorId = captains.get(teamId) ?? accountId('captain');
    const date = new Date((row.endDate ?? row.startDate).getTime() + place * 5 * HOUR);
    const pictures = [0, 1, 2].map((part) => {
      const content = demoPicture(number * 3 + part);
      const upload = {
        key: demoKey(FIRST_PICTURE + number * 3 + part),
        memberId: creatorId,
        purpose: 'post-image' as const,
        ext: '.png',
        name: `${plan.title}-${part + 1}.png`,
        size: content.length,
        createDate: date,
      };
      return { upload, content };
    });
    const keys = pictures.map(({ upload }) => upload.key);
    const post: NewPost = {
      id: demoId('post', number),
      forumId: row.id,
      type: 3,
      title: `${row.name}：${plan.title}`,
      content: WORK_TEXT,
      creatorId,
      createDate: date,
      modifyDate: date,
      lastPostDate: date,
      lastPosterId: creatorId,
      viewsNumber: own.between(100, 4_000),
      work: {
        summary: plan.summary,
        cover: keys[0] ?? '',
        pics: keys.slice(1).map((key, part) => ({
          key,
          description: ['残差分布', '特征重要性'][part] ?? '',
        })),
      },
      teamId,
      awardName: reward ?? null,
      awardRanking: place,
    };
    return { post, pictures };
  });
};

/**
 * Threads in a few forums and works of ended competitions. Counts are those of the rows.
 * @param writers members who may write in forums
 */
export const demoForum = (
  made: readonly DemoCompetition[],
  played: readonly Played[],
  writers: readonly [string, ...string[]],
  now: Date,
): DemoForum => {
  const forum: DemoForum = { posts: [], replies: [], votes: [], pictures: [] };
  const own = dice(77);
  const fans = writers.slice(0, 40);
  const add = (post: NewPost) => {
    const votes = votesOf(post, fans, own);
    forum.posts.push({ ...post, votesNumber: votes.length });
    forum.votes.push(...votes);
  };
  const ended = made.filter(({ plan }) => isOver(plan)).slice(0, WITH_WORKS);
  made.forEach((competition, position) => {
    const { row, index } = competition;
    const latest = Math.min(now.getTime(), row.endDate?.getTime() ?? Infinity);
    threadPlans[row.name]?.forEach((plan, number) => {
      const date = new Date(latest - (number * 9 + 40) * HOUR);
      const place = { forumId: row.id, number: index * ROOM + number, date };
      const { post, replies } = thread(plan, place, writers, own);
      add(post);
      forum.replies.push(...replies);
    });
    const results = played[position];
    if (!results || !ended.includes(competition)) return;
    for (const { post, pictures } of worksOf(competition, results, own)) {
      add(post);
      forum.pictures.push(...pictures);
    }
  });
  return forum;
};
