import { NativeSelect, Text } from '@mantine/core';
import { useCodeCompetitionsQuery } from './CodePanel.generated.ts';

interface CompetitionChoiceProps {
  /** Id of a competition; empty for none yet. */
  value: string;
  error: string | undefined;
  onChange: (competitionId: string) => void;
}

/** Choice among the viewer's competitions that show code now. */
export const CompetitionChoice = ({ value, error, onChange }: CompetitionChoiceProps) => {
  const { data } = useCodeCompetitionsQuery();
  const open = (data?.viewer?.competitions?.items ?? []).filter(({ isCodeShown }) => isCodeShown);
  if (data && open.length === 0)
    return <Text role="note">你参加的比赛中，还没有可以分享代码的。</Text>;
  return (
    <NativeSelect
      label="比赛"
      data={[
        { value: '', label: '请选择' },
        ...open.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
};
