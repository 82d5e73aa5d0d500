import { Badge, Text, Title } from '@mantine/core';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import classes from './SkillSidebar.module.css';
import { type SkillSidebarQuery, useSkillSidebarQuery } from './SkillSidebar.generated.ts';

type Rule = NonNullable<NonNullable<SkillSidebarQuery['competition']>['skillRules']>[number];

const wayTo = ({ type, stage, task }: Rule): string | null => {
  if (type === 'TASK') return `完成「${task?.name ?? '任务'}」的提交`;
  if (type === 'STAGE') return `从「${stage?.name ?? '阶段'}」晋级`;
  return type === 'RANKING' ? '进入最终排名' : null;
};

/** The skills that a competition gives, and which of them one has; nothing where it gives none. */
export const SkillSidebar = ({ competitionId }: { competitionId: string }) => {
  const { data, error, refetch } = useSkillSidebarQuery({ variables: { competitionId } });
  const loaded = data?.competition?.skillRules;
  const rules = loaded ?? [];
  const failed = error && !loaded;
  const earned = new Set(data?.viewer?.skills?.map(({ skill }) => skill.id));
  if (rules.length === 0 && !failed) return null;
  return (
    <section aria-labelledby="skill-sidebar" className={classes.panel}>
      <Title order={2} size="h5" id="skill-sidebar" mb="sm">
        可获得的技能
      </Title>
      {failed && <ErrorState error={error} onRetry={refetch} />}
      <ul className={classes.rules}>
        {rules.map((rule) => (
          <li key={rule.id} className={classes.rule}>
            <MemberAvatar
              id={rule.skill.id}
              name={rule.skill.name}
              avatar={rule.skill.icon}
              size={36}
            />
            <div>
              <Text fw={500} component="div">
                {rule.skill.name}
                {earned.has(rule.skill.id) && (
                  <Badge color="success" ml={8}>
                    已获得
                  </Badge>
                )}
              </Text>
              <Text size="sm" c="dimmed">
                {wayTo(rule)}
                {rule.skill.certificate && ` · ${rule.skill.certificate}`}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
