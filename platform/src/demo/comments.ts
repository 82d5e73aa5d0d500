import type { comments } from '../domains/comments/tables.ts';
import type { votes } from '../domains/votes/tables.ts';
import { type CommentPlan, passingComments, talkedAbout } from './comments-texts.ts';
import { accountId } from './people.ts';
import type { DemoProjects } from './projects.ts';
import { type Dice, demoId, dice } from './random.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

type NewComment = typeof comments.$inferInsert;

/** Room for the ids of one project's comments. */
const ROOM = 1_000;

export interface DemoComments {
  comments: NewComment[];
  votes: (typeof votes.$inferInsert)[];
}

/** The comments on one thing by their plan, one every few hours, and what is answered to them. */
export const talk = (
  target: Pick<NewComment, 'kind' | 'targetId'>,
  place: { first: number; end: Date },
  plans: readonly CommentPlan[],
  { writers, own }: { writers: readonly [string, ...string[]]; own: Dice },
): NewComment[] => {
  const made: NewComment[] = [];
  const steps = plans.reduce((sum, { answers = [] }) => sum + 1 + answers.length, 0);
  const begin = place.end.getTime() - (steps + 1) * 3 * HOUR;
  const add = (row: Pick<NewComment, 'content' | 'authorId'> & Partial<NewComment>) => {
    const id = demoId('comment', place.first + made.length);
    const createDate = new Date(begin + (made.length + own.next() * 0.8) * 3 * HOUR);
    const comment: NewComment = { ...target, ...row, id, createDate };
    made.push(comment);
    return comment;
  };
  for (const { text, by, deleted = false, answers = [] } of plans) {
    const first = add({
      content: text,
      authorId: by ? accountId(by) : own.pick(writers),
      deleted,
      repliesNumber: answers.length,
    });
    const under: NewComment[] = [];
    for (const answer of answers)
      under.push(
        add({
          content: answer.text,
          authorId: answer.by ? accountId(answer.by) : own.pick(writers),
          firstId: first.id,
          refId: (answer.to === undefined ? first : under[answer.to])?.id ?? first.id,
        }),
      );
  }
  return made;
};

/** Makes the comments on public projects, and their likes; counts each in its project's row. */
export const demoComments = (
  { labs }: DemoProjects,
  writers: readonly [string, ...string[]],
  now: Date,
): DemoComments => {
  const own = dice(98);
  const made: DemoComments = { comments: [], votes: [] };
  const open = labs.filter((lab) => !lab.private && lab.versionDate);
  open.forEach((lab, index) => {
    const some = passingComments.slice(0, own.between(0, 4)).map((_, step) => ({
      text: passingComments[(index * 3 + step) % passingComments.length] ?? '',
    }));
    const plans: readonly CommentPlan[] = index === 0 ? talkedAbout : some;
    const place = { first: index * ROOM, end: new Date(now.getTime() - index * 4 * HOUR) };
    const said = talk({ kind: 'PROJECT', targetId: lab.id }, place, plans, { writers, own });
    const readers = [accountId('member'), accountId('captain'), ...writers];
    const fans = readers.filter(
      (id) => id !== lab.memberId && own.next() < 0.6 / (1 + index * 0.2),
    );
    made.comments.push(...said);
    made.votes.push(
      ...fans.map((memberId) => ({
        kind: 'PROJECT' as const,
        targetId: lab.id,
        memberId,
        date: lab.versionDate ?? now,
      })),
    );
    lab.commentsNumber = said.filter(({ deleted }) => !deleted).length;
    lab.votesNumber = fans.length;
  });
  return made;
};
