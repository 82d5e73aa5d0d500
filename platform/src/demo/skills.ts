import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { skillRuleTypes } from '@whaletide/schema/domains/skills/rest.ts';
import type { memberSkills, skillRules, skills } from '../domains/skills/tables.ts';
import type { DemoCompetition } from './competitions.ts';
import type { Played } from './play.ts';
import { demoId } from './random.ts';

/**
 * Skills that the two competitions on real data attest: by each task in its order, by promotion, by
 * a place.
 */
const given: Record<string, { tasks: string[]; stage: string; ranking: string }> = {
  南极企鹅识别挑战赛: {
    tasks: ['表格数据分类', '回归建模'],
    stage: '特征工程',
    ranking: '竞赛实战',
  },
  西雅图天气预测赛: { tasks: ['概率预测', '时间序列预测'], stage: '特征工程', ranking: '竞赛实战' },
};

const certificates: Record<string, string> = { 竞赛实战: '数据竞赛实战证书' };

const names = [
  ...new Set(
    Object.values(given).flatMap(({ tasks, stage, ranking }) => [...tasks, stage, ranking]),
  ),
];
const skillId = (name: string) => demoId('skill', names.indexOf(name) + 1);

type Rule = typeof skillRules.$inferInsert;

const rulesOf = ({ row, index, stages, tasks }: DemoCompetition): Rule[] => {
  const own = given[row.name];
  if (!own) return [];
  const rule = (
    position: number,
    skill: string,
    subject: Pick<Rule, 'type' | 'stageId' | 'taskId'>,
  ) => ({
    id: demoId('skillRule', index * 8 + position),
    competitionId: row.id,
    position,
    skillId: skillId(skill),
    ...subject,
  });
  const byTask = own.tasks.flatMap((skill, position) => {
    const taskId = tasks[position]?.id;
    return taskId ? [rule(position, skill, { type: skillRuleTypes.task, taskId })] : [];
  });
  const stageId = stages[0]?.id ?? null;
  return [
    ...byTask,
    rule(byTask.length, own.stage, { type: skillRuleTypes.stage, stageId }),
    rule(byTask.length + 1, own.ranking, { type: skillRuleTypes.ranking }),
  ];
};

/** The skills of the site, what gives them, and who has earned one by a reviewed work. */
export const demoSkills = (made: readonly DemoCompetition[], played: readonly Played[]) => {
  const rules = made.flatMap(rulesOf);
  const byTask = new Map(rules.map(({ taskId, skillId: id }) => [taskId, id]));
  const earned = new Map<string, typeof memberSkills.$inferInsert>();
  for (const { works, memberships } of played)
    for (const { taskId, teamId, status, competitionId, reviewDate } of works) {
      const id = byTask.get(taskId);
      if (!id || status !== workStatus.reviewed || !reviewDate) continue;
      for (const { memberId } of memberships.filter((one) => one.teamId === teamId))
        if (!earned.has(memberId + id))
          earned.set(memberId + id, { memberId, skillId: id, competitionId, date: reviewDate });
    }
  return {
    skills: names.map((name): typeof skills.$inferInsert => ({
      id: skillId(name),
      name,
      certificate: certificates[name] ?? null,
    })),
    rules,
    earned: [...earned.values()],
  };
};
