import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { competitionRoles } from '../domains/competitions/tables.ts';
import type {
  judgingJudges,
  judgingPairs,
  judgings,
  judgingWorks,
} from '../domains/judging/tables.ts';
import type { members } from '../domains/members/tables.ts';
import type { works } from '../domains/submissions/tables.ts';
import { IDEAS } from './catalogue.ts';
import type { DemoCompetition } from './competitions.ts';
import { answer } from './forms.ts';
import { titles } from './forms-texts.ts';
import { accountId } from './people.ts';
import { posterFields } from './poster-fields.ts';
import type { Played } from './play.ts';
import { demoId, dice } from './random.ts';
import { DAY, MINUTE } from '@whaletide/schema/shared/rules/time.ts';

/** First of the works, beside those of boards and forms. */
const FIRST = 0xa000000;
/** Accounts that have a name of their own, the first of the members. */
const NAMED = 11;
/** Comparisons of each judge, and those that `judge` has done. */
const [SHARE, OWN_DONE] = [45, 12];

const messages = [
  '大潮前后两小时最适合赶海，周末的窗口比平日多一个。',
  '四十年间近岸海温升高一度，夏季的高温日多了二十天。',
  '绕开阵风区多走八海里，平均少遇两次六级以上大风。',
  '叶绿素三天内翻倍，是赤潮最早的信号。',
] as const;

const isPoster = ({ subjective }: DemoCompetition['tasks'][number]) =>
  subjective?.fields === posterFields;

/** Members of the crowd with no poster, and of no school or company of those who have one. */
const freeMembers = (
  people: readonly (typeof members.$inferInsert)[],
  { memberships, teams }: Played,
): string[] => {
  const entered = new Set(teams.slice(0, titles.length).map(({ id }) => id));
  const playing = new Set(
    memberships.flatMap(({ teamId, memberId }) => (entered.has(teamId) ? [memberId] : [])),
  );
  const inside = people.filter(({ id }) => playing.has(id));
  const known = new Set(inside.flatMap(({ university, company }) => [university, company]));
  return people
    .slice(NAMED)
    .filter(
      ({ id, university = null, company = null }) =>
        !playing.has(id) &&
        (university === null || !known.has(university)) &&
        (company === null || !known.has(company)),
    )
    .map(({ id }) => id);
};

export interface DemoJudging {
  works: (typeof works.$inferInsert)[];
  roles: (typeof competitionRoles.$inferInsert)[];
  judgings: (typeof judgings.$inferInsert)[];
  numbered: (typeof judgingWorks.$inferInsert)[];
  judges: (typeof judgingJudges.$inferInsert)[];
  pairs: (typeof judgingPairs.$inferInsert)[];
}

/**
 * Makes posters of the competition of ideas that are being compared in pairs: `judge` has begun,
 * two others are done, and a fourth has answered at random.
 */
export const demoJudging = (
  made: readonly DemoCompetition[],
  played: readonly Played[],
  people: readonly (typeof members.$inferInsert)[],
  now: Date,
): DemoJudging => {
  const demo: DemoJudging = {
    works: [],
    roles: [],
    judgings: [],
    numbered: [],
    judges: [],
    pairs: [],
  };
  const place = made.findIndex(({ plan }) => plan.name === IDEAS);
  const task = made[place]?.tasks.find(isPoster);
  const game = played[place];
  if (!task || !game) return demo;
  const own = dice(9_120);
  const begun = new Date(now.getTime() - 3 * DAY);
  const { competitionId } = task;
  const taskId = task.id;
  game.teams.slice(0, titles.length).forEach(({ id: teamId, captainId }, index) => {
    const [title, message, design] = posterFields;
    const workId = demoId('work', FIRST + index);
    const name = titles[index] ?? '';
    demo.works.push({
      id: workId,
      taskId,
      teamId,
      competitionId,
      memberId: captainId,
      status: workStatus.pending,
      uploadDate: new Date(begun.getTime() - (index + 1) * DAY),
      answers: [
        ...(title ? [answer(title, { value: name })] : []),
        ...(message ? [answer(message, { value: messages[index % messages.length] ?? '' })] : []),
        ...(design
          ? [
              answer(design, {
                value: `主图说明「${name}」的结论，配两张小图给出数据来源与不确定范围；配色兼顾色弱读者，手机上也能读清。`,
              }),
            ]
          : []),
      ],
    });
    demo.numbered.push({ workId, taskId, number: ((index * 5) % titles.length) + 1 });
  });
  demo.judgings.push({
    taskId,
    mode: 'pairs',
    blind: true,
    criteria: [],
    judgesPerWork: 3,
    pairsPerWork: 15,
    showsCriteria: false,
    showsComments: false,
  });
  const others = freeMembers(people, game).slice(0, 3);
  demo.roles.push(
    ...others.map((memberId) => ({
      competitionId,
      memberId,
      role: 'judge' as const,
      givenBy: accountId('organizer'),
      createDate: begun,
    })),
  );
  [accountId('judge'), ...others].forEach((judgeId, at) => {
    demo.judges.push({ taskId, judgeId, comparisons: SHARE, createDate: begun });
    const isRandom = at === others.length;
    const pairs = demo.works
      .flatMap((left, one) => demo.works.slice(one + 1).map((right) => ({ left, right })))
      .map((pair) => ({ ...pair, order: own.next() }))
      .sort((one, other) => one.order - other.order)
      .slice(0, at === 0 ? OWN_DONE : SHARE);
    pairs.forEach(({ left, right }, turn) => {
      const better = demo.works.indexOf(left) < demo.works.indexOf(right);
      const gap = Math.abs(demo.works.indexOf(left) - demo.works.indexOf(right));
      const chance = isRandom ? 0.5 : 1 / (1 + Math.exp(-0.7 * gap));
      const wins = own.next() < chance === better;
      const answerDate = new Date(begun.getTime() + (at * 60 + turn) * MINUTE);
      demo.pairs.push({
        id: demoId('judgingPair', at * 100 + turn),
        taskId,
        judgeId,
        leftId: left.id,
        rightId: right.id,
        claimDate: answerDate,
        outcome: !isRandom && gap === 1 && own.next() < 0.3 ? 'tie' : wins ? 'left' : 'right',
        answerDate,
      });
    });
  });
  return demo;
};
