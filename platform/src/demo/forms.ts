import { authorizeStatus } from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import type { FieldDefinition } from '@whaletide/schema/shared/rest/fields.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { taskTypes } from '@whaletide/schema/domains/competitions/rules/task-types.ts';
import type {
  answerFiles,
  authorizations,
  StoredAnswer,
  workReviews,
  works,
} from '../domains/submissions/tables.ts';
import type { uploads } from '../domains/uploads/tables.ts';
import { IDEAS } from './catalogue.ts';
import type { DemoCompetition } from './competitions.ts';
import {
  agreementFields,
  comments,
  ideasTexts,
  NOTICE,
  titles,
  TRACKS,
  workFields,
} from './forms-texts.ts';
import { accountId } from './people.ts';
import type { Played } from './play.ts';
import { posterFields } from './poster-fields.ts';
import { demoId, demoKey, dice } from './random.ts';
import { DAY, HOUR } from '@whaletide/schema/shared/rules/time.ts';

/** First of the keys and works, beside those of the boards. */
const FIRST = 0x9000000;

/** Turns the competition of ideas into what the plan alone can't say: its stage and its tasks. */
export const shapeIdeas = (made: readonly DemoCompetition[]): DemoCompetition[] =>
  made.map((one) => {
    const [stage] = one.stages;
    const [task] = one.tasks;
    if (one.plan.name !== IDEAS || !stage || !task?.objective) return one;
    const tabs = one.row.tabs?.map((tab, index) => ({
      ...tab,
      Content: ideasTexts[index] ?? tab.Content,
    }));
    return {
      ...one,
      row: { ...one.row, tabs },
      stages: [{ ...stage, needAgreement: true, agreementFields, authorizeNotice: NOTICE }],
      tasks: [
        {
          ...task,
          name: '自动评测',
          position: 1,
          submissionNotice: '结果文件由程序用上传令牌提交，适合接入你们的训练流水线。',
          objective: { ...task.objective, submitType: 'token' as const },
        },
        {
          ...task,
          id: demoId('task', one.index * 4 + 1),
          name: '作品提交',
          position: 0,
          description:
            '提交一件用公开海洋数据完成的作品：图表、文章、工具都可以。评委按创意、完成度与实用性打分，满分 100。',
          submissionNotice: '评审期间可以继续完善后再次提交，成绩取最好的一次。',
          taskType: taskTypes.reviewed,
          files: [],
          objective: null,
          subjective: { fields: workFields, dailyLimit: 3, totalLimit: 10, maxScore: 100 },
        },
        {
          ...task,
          id: demoId('task', one.index * 4 + 2),
          name: '海报评选',
          position: 2,
          description: '用一张海报讲清作品的结论。评委两两比较，选出更好的一张，全程盲评。',
          submissionNotice: null,
          taskType: taskTypes.reviewed,
          files: [],
          objective: null,
          judgingMode: 'pairs' as const,
          subjective: { fields: posterFields, dailyLimit: 1, totalLimit: 3, maxScore: 100 },
        },
      ],
    };
  });

export const answer = (
  { _id, Title, Type }: FieldDefinition,
  change: Partial<StoredAnswer>,
): StoredAnswer => ({
  fieldId: _id,
  title: Title,
  type: Type,
  value: null,
  option: null,
  file: null,
  project: null,
  ...change,
});

export interface DemoForms {
  works: (typeof works.$inferInsert)[];
  reviews: (typeof workReviews.$inferInsert)[];
  authorizations: (typeof authorizations.$inferInsert)[];
  answerFiles: (typeof answerFiles.$inferInsert)[];
  files: { upload: typeof uploads.$inferInsert; content: string }[];
  /** Teams whose rows on the boards have to be worked out. */
  teamIds: string[];
}

/**
 * Makes what teams handed in to the competition of ideas: reviewed and pending works, and
 * qualification reviews of every state.
 */
export const demoForms = (
  made: readonly DemoCompetition[],
  played: readonly Played[],
  now: Date,
): DemoForms => {
  const forms: DemoForms = {
    works: [],
    reviews: [],
    authorizations: [],
    answerFiles: [],
    files: [],
    teamIds: [],
  };
  const place = made.findIndex(({ plan }) => plan.name === IDEAS);
  const [stage] = made[place]?.stages ?? [];
  const task = made[place]?.tasks.find(({ taskType }) => taskType === taskTypes.reviewed);
  if (!stage || !task) return forms;
  const own = dice(7_700);
  const teams = (played[place]?.teams ?? []).slice(0, titles.length + 4);
  teams.forEach(({ id: teamId, captainId }, index) => {
    const title = titles[index];
    // The last ones have no works yet: two wait for their review, two were rejected.
    const status = title
      ? authorizeStatus.passed
      : index % 2 === 0
        ? authorizeStatus.inReview
        : authorizeStatus.rejected;
    const submitDate = new Date(now.getTime() - (40 - index) * DAY);
    const [school] = agreementFields;
    forms.authorizations.push({
      id: demoId('authorization', index),
      competitionId: task.competitionId,
      stageId: stage.id,
      teamId,
      memberId: captainId,
      submitDate,
      answers: school ? [answer(school, { value: index % 2 ? '滨海大学' : '蓝湾数据科技' })] : [],
      status,
      denyReason: status === authorizeStatus.rejected ? '证明材料不清晰，请重新上传' : null,
      reviewerId: status === authorizeStatus.inReview ? null : accountId('organizer'),
      reviewDate:
        status === authorizeStatus.inReview ? null : new Date(submitDate.getTime() + DAY / 2),
    });
    if (!title) return;
    forms.teamIds.push(teamId);
    const content = `# ${title}\n\n数据来自公开的海洋观测资料，流程与结论见正文。\n`;
    const key = demoKey(FIRST + index);
    const file = { key, name: '作品报告.md', size: Buffer.byteLength(content) };
    const uploadDate = new Date(now.getTime() - (30 - index * 2) * DAY - own.between(1, 20) * HOUR);
    forms.files.push({
      content,
      upload: {
        ...file,
        memberId: captainId,
        purpose: 'answer',
        ext: '.md',
        createDate: uploadDate,
      },
    });
    const track = own.between(0, TRACKS.length - 1);
    const isPending = index % 4 === 3;
    const score = own.between(62, 96);
    const id = demoId('work', FIRST + index);
    const reviewDate = new Date(uploadDate.getTime() + 2 * DAY);
    const [first, about, report, option] = workFields;
    forms.works.push({
      id,
      taskId: task.id,
      teamId,
      competitionId: task.competitionId,
      memberId: captainId,
      status: isPending ? workStatus.pending : workStatus.reviewed,
      uploadDate,
      reviewDate: isPending ? null : reviewDate,
      answers: [
        ...(first ? [answer(first, { value: title })] : []),
        ...(about
          ? [
              answer(about, {
                value: `${title}：从数据整理、分析到呈现的完整过程，代码与数据来源都附在报告里。`,
              }),
            ]
          : []),
        ...(report ? [answer(report, { file })] : []),
        ...(option ? [answer(option, { option: track, value: TRACKS[track] ?? null })] : []),
      ],
      publicScore: isPending ? null : score,
      privateScore: isPending ? null : score,
    });
    forms.answerFiles.push({ fileKey: key, workId: id });
    if (!isPending)
      forms.reviews.push({
        workId: id,
        reviewerId: accountId('organizer'),
        score,
        comment: comments[index % comments.length] ?? '',
        reviewDate,
      });
  });
  return forms;
};

/** The works that `captain` and `member` have chosen for the private board: their last two good ones. */
export const choose = (played: readonly Played[], made: readonly DemoCompetition[]): string[] => {
  const place = made.findIndex(({ plan }) => plan.data === 'weather');
  const [leading] = played[place]?.teams ?? [];
  const [task] = made[place]?.tasks ?? [];
  return (played[place]?.works ?? [])
    .filter(
      ({ teamId, taskId, status }) =>
        teamId === leading?.id && taskId === task?.id && status === workStatus.reviewed,
    )
    .slice(-2)
    .map(({ id }) => id);
};
