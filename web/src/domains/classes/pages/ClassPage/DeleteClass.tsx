import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { ownClassesPath } from '#domains/classes/paths.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { useDeleteClassMutation } from './ClassPage.generated.ts';
import type { OpenClass } from './ItemsTab.tsx';
import classes from './ClassPage.module.css';

/** Removes the class, once its name has been typed. */
export const DeleteClass = ({ of: { id, name } }: { of: OpenClass }) => {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [remove] = useDeleteClassMutation({ context: { showsErrors: true } });
  const end = async () => {
    await remove({ variables: { input: { classId: id } } });
    await navigate(ownClassesPath);
  };
  return (
    <section className={classes.section}>
      <Title order={2} size="h4" mb="sm">
        删除班级
      </Title>
      <Button
        color="danger"
        variant="outline"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        删除班级
      </Button>
      <Opened of={isAsking}>
        {() => (
          <ConfirmModal
            title="删除班级"
            action="删除"
            failed="删除失败"
            danger
            words={name}
            onConfirm={end}
            onClose={() => setAsking(false)}
          >
            <Text>
              任务、学生名单和阅读记录会一并删除，不能恢复。学生在比赛和练习中的提交不受影响。
            </Text>
          </ConfirmModal>
        )}
      </Opened>
    </section>
  );
};
