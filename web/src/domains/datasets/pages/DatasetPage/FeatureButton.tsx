import { Button } from '@mantine/core';
import { failureOf } from '#apollo/errors.ts';
import { notify } from '#lib/notify.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useFeatureDatasetMutation } from './DatasetPage.generated.ts';

interface FeatureButtonProps {
  dataset: { id: string; isFeatured: boolean };
}

/** Administrators put a dataset among those that they have chosen, or out; nothing for everybody else. */
export const FeatureButton = ({ dataset: { id, isFeatured: featured } }: FeatureButtonProps) => {
  const { viewer } = useViewer();
  const [feature, { loading }] = useFeatureDatasetMutation({ context: { showsErrors: true } });
  if (!viewer?.roles.includes('ADMIN')) return null;
  const toggle = async () => {
    try {
      await feature({ variables: { input: { datasetId: id, isFeatured: !featured } } });
      notify.done(featured ? '已取消精选' : '已设为精选');
    } catch (error) {
      notify.failed('设置失败', failureOf(error).message);
    }
  };
  return (
    <Button size="sm" variant="subtle" loading={loading} onClick={() => void toggle()}>
      {featured ? '取消精选' : '设为精选'}
    </Button>
  );
};
