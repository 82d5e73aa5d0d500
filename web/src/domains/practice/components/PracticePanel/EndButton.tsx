import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import {
  GhostsDocument,
  PracticeWorksDocument,
  useEndPracticeMutation,
} from './PracticePanel.generated.ts';

/** Button that ends a virtual participation before its time, once that is confirmed. */
export const EndButton = ({ practiceId }: { practiceId: string }) => {
  const [asking, setAsking] = useState(false);
  const [end] = useEndPracticeMutation({
    context: { showsErrors: true },
    // Scores and places are told with the end.
    refetchQueries: [PracticeWorksDocument, GhostsDocument],
  });
  return (
    <>
      <Button variant="default" w="fit-content" onClick={() => setAsking(true)}>
        提前结束
      </Button>
      <Opened of={asking}>
        {() => (
          <ConfirmModal
            title="提前结束虚拟参赛"
            action="结束"
            failed="结束失败"
            danger
            onConfirm={() => end({ variables: { input: { practiceId } } })}
            onClose={() => setAsking(false)}
          >
            结束后不能再提交，也不能重新开始。私有得分和你本可以取得的名次马上公布。
          </ConfirmModal>
        )}
      </Opened>
    </>
  );
};
