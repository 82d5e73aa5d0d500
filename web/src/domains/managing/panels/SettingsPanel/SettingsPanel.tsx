import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx';
import { TextSkeleton } from '../../../../components/Skeletons/Skeletons.tsx';
import type { PanelProps } from '../../../../lib/panel-props.ts';
import { PublishState } from './PublishState.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useSettingsPanelQuery } from './SettingsPanel.generated.ts';

/** 基本信息: what the competition says of itself, and whether it is public. */
const SettingsPanel = ({ competitionId }: PanelProps) => {
  const { data, error, refetch } = useSettingsPanelQuery({
    variables: { id: competitionId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const competition = data?.competition;
  if (!competition) {
    if (error) return <ErrorState error={error} onRetry={refetch} />;
    return <TextSkeleton lines={8} />;
  }
  return (
    <>
      <PublishState competition={competition} />
      <SettingsForm key={competition.id} competition={competition} />
    </>
  );
};

export default SettingsPanel;
