import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { CompetitionKind } from '#apollo/schema.generated.ts';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { notify } from '#lib/notify.ts';
import { eventWord } from '#domains/competitions/paths.ts';
import { manageCompetitionPath } from '#domains/managing/paths.ts';
import {
  SettingsPanelDocument,
  useSetCompetitionPublishedMutation,
} from './SettingsPanel.generated.ts';

/** Publication state of the competition, and the way to change it. */
export const PublishState = ({
  competition,
}: {
  competition: { id: string; kind: CompetitionKind; isPublished: boolean; isSeries: boolean };
}) => {
  const { id, isPublished, isSeries } = competition;
  const what = eventWord(competition);
  const { shortName = '' } = useParams();
  const [asking, setAsking] = useState(false);
  const [setPublished] = useSetCompetitionPublishedMutation({
    context: { showsErrors: true },
    // A panel that is still loading was asked for before this, and must not bring the old state.
    refetchQueries: [SettingsPanelDocument],
    awaitRefetchQueries: true,
  });
  const change = async () => {
    await setPublished({ variables: { input: { competitionId: id, isPublished: !isPublished } } });
    const message = isPublished ? `${what}已撤回为草稿` : `${what}已发布`;
    notify.done(message, '操作成功');
  };
  return (
    <Alert color={isPublished ? 'success' : 'gold'} mb="lg">
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          {isPublished ? (
            `${what}已发布，所有人都能看到。`
          ) : (
            <>
              {what}是草稿，只有主办方能看到。
              {!isSeries && (
                <Anchor
                  component={Link}
                  to={manageCompetitionPath(shortName, id)}
                  underline="always"
                  inherit
                >
                  发布前检查
                </Anchor>
              )}
            </>
          )}
        </Text>
        <Button variant="default" size="sm" onClick={() => setAsking(true)}>
          {isPublished ? '撤回为草稿' : `发布${what}`}
        </Button>
      </Group>
      <Opened of={asking}>
        {() => (
          <ConfirmModal
            title={isPublished ? '撤回为草稿' : `发布${what}`}
            action={isPublished ? '撤回' : '发布'}
            failed={isPublished ? '撤回失败' : '发布失败'}
            onConfirm={change}
            onClose={() => setAsking(false)}
          >
            <Text>
              {isPublished
                ? `撤回后只有主办方能看到${what}。已有成员报名的${what}不能撤回。`
                : `发布后所有人都能看到${what}；有成员报名后不能再撤回。`}
            </Text>
          </ConfirmModal>
        )}
      </Opened>
    </Alert>
  );
};
