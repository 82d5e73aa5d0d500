import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useCreatorStateQuery } from './CreatorState.generated.ts';

/** Status of the viewer in the creator programme; undefined for a visitor, and until it is known. */
export const useCreatorState = () => {
  const { viewer } = useViewer();
  const { data } = useCreatorStateQuery({ skip: !viewer, context: { showsErrors: true } });
  return data?.viewer?.creator.overview?.status;
};
