import { Text } from '@mantine/core';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import type { PanelProps } from '#lib/panel-props.ts';
import { SkillRulesForm } from './SkillRulesForm.tsx';
import { useSkillRulesPanelQuery } from './SkillRulesPanel.generated.ts';

/** Organizers: which skills the competition gives, and for what. */
const SkillRulesPanel = ({ competitionId }: PanelProps) => {
  const query = useSkillRulesPanelQuery({ variables: { id: competitionId } });
  return (
    <Loaded
      query={query}
      of={query.data?.competition}
      empty="没有找到指定的比赛或活动"
      skeleton={<TextSkeleton lines={5} />}
    >
      {(competition) => (
        <>
          <Text c="dimmed" mb="md">
            规则保存后，完成提交、晋级或进入最终排名的团队，其全部成员获得相应技能，每项技能只获得一次。之前的成绩不补发，已经获得的不收回。
          </Text>
          <SkillRulesForm competition={competition} />
        </>
      )}
    </Loaded>
  );
};

export default SkillRulesPanel;
