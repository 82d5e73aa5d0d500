import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Switch } from '@mantine/core';
import { useUpdateCompetitionPracticeMutation } from './PracticeSwitch.generated.ts';

interface PracticeSwitchProps {
  competition: { id: string; isClosedForPractice: boolean };
}

/** Opens a competition that is over for practice, and closes it: for who uses its solution again. */
export const PracticeSwitch = ({ competition }: PracticeSwitchProps) => {
  const { id: competitionId, isClosedForPractice: isClosed } = competition;
  const [update, { loading }] = useUpdateCompetitionPracticeMutation();
  return (
    <Switch
      label="开放赛后练习"
      description="任何人都可以下载数据、提交结果并立即看到公开和私有得分；不影响排行榜。如果标准答案还要再用，请关闭。"
      checked={!isClosed}
      disabled={loading}
      onChange={() => {
        const input = { competitionId, isClosedForPractice: !isClosed };
        // The notice is the error link's, the switch stays as it was.
        void update({ variables: { input } }).catch(() => null);
      }}
    />
  );
};
