import { Button, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { TRASH_DAYS } from '@whaletide/schema/domains/managing/rules/trash.ts';
import { useState } from 'react';
import { useParams } from 'react-router';
import DeleteByTitle from '#components/DeleteByTitle/DeleteByTitle.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { useNavigate } from '#routing/useNavigate.ts';
import type { CompetitionKind } from '#apollo/schema.generated.ts';
import { eventWord } from '#domains/competitions/paths.ts';
import { manageCompetitionsPath } from '#domains/organizations/paths.ts';
import { useDeleteCompetitionMutation } from './OverviewPanel.generated.ts';

interface DeleteCompetitionProps {
  competition: { id: string; kind: CompetitionKind; name: string; isPublished: boolean };
}

/** 删除比赛, then back to the list of what one manages. */
export const DeleteCompetition = ({
  competition: { id, kind, name, isPublished },
}: DeleteCompetitionProps) => {
  const what = eventWord({ kind });
  const { shortName = '' } = useParams();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [remove, { client }] = useDeleteCompetitionMutation({ context: { showsErrors: true } });
  const confirm = async () => {
    await remove({ variables: { input: { competitionId: id } } });
    // The page of a competition that is gone is left before what it shows goes too.
    await navigate(manageCompetitionsPath(shortName), { replace: true });
    client.cache.evict({ id: client.cache.identify({ __typename: 'Competition', id }) ?? '' });
  };
  return (
    <div>
      <Button
        variant="light"
        color="danger"
        aria-haspopup="dialog"
        leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        删除{what}
      </Button>
      <Opened of={asking}>
        {() => (
          <DeleteByTitle
            heading={`删除${what}`}
            title={name}
            restorable
            onDelete={confirm}
            onClose={() => setAsking(false)}
          >
            <Text>
              {what}会移入回收站：{TRASH_DAYS}{' '}
              天内可以在「管理比赛和活动」页恢复，之后连同阶段、任务、数据集、队伍和提交永久删除。
            </Text>
            {isPublished && <Text>报名的成员立即看不到{what}、队伍、排行榜和队内消息。</Text>}
          </DeleteByTitle>
        )}
      </Opened>
    </div>
  );
};
