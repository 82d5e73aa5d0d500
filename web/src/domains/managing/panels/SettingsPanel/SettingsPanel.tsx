import { Loaded } from '#components/Loaded/Loaded.tsx';
import { CodeSharingField } from '#domains/competition-code/components/CodeSharingField/CodeSharingField.tsx';
import type { PanelProps } from '#lib/panel-props.ts';
import { PublishState } from './PublishState.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useSettingsPanelQuery } from './SettingsPanel.generated.ts';

/** 基本信息: what the competition says of itself, and whether it is public. */
const SettingsPanel = ({ competitionId }: PanelProps) => {
  const query = useSettingsPanelQuery({
    variables: { id: competitionId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <Loaded query={query} of={query.data?.competition} empty="没有找到指定的比赛或活动">
      {(competition) => (
        <>
          <PublishState competition={competition} />
          {!competition.isSeries && <CodeSharingField competition={competition} />}
          <SettingsForm key={competition.id} competition={competition} />
        </>
      )}
    </Loaded>
  );
};

export default SettingsPanel;
