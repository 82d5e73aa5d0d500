import { Button, Text, Title } from '@mantine/core';
import { TRASH_DAYS } from '@whaletide/schema/domains/managing/rules/trash.ts';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { formatDate } from '#lib/dates.ts';
import { notify } from '#lib/notify.ts';
import surfaces from '#theme/surfaces.module.css';
import classes from './ManageCompetitionsPage.module.css';
import { useRestoreCompetitionMutation, useTrashQuery } from './Trash.generated.ts';

interface TrashProps {
  shortName: string;
  /** Called once a competition is back. */
  onRestored: () => Promise<unknown>;
}

/** Competitions of an organization that their owners deleted and can restore; nothing without any. */
export const Trash = ({ shortName, onRestored }: TrashProps) => {
  const { data, error, refetch } = useTrashQuery({
    variables: { shortName },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  // Failures are shown by the error link.
  const [restore, { loading }] = useRestoreCompetitionMutation();
  const trashed = data?.organization?.trashedCompetitions;
  if (!trashed && error)
    return <ErrorState title="回收站加载失败" error={error} onRetry={refetch} />;
  if (!trashed || trashed.length === 0) return null;
  const bringBack = async (competitionId: string) => {
    const done = await restore({ variables: { input: { competitionId } } }).catch(() => null);
    await refetch();
    if (!done?.data) return;
    notify.done(`「${done.data.restoreCompetition.name}」已恢复`);
    await onRestored();
  };
  return (
    <section aria-labelledby="trash" className={classes.trash}>
      <Title order={2} size="h4" id="trash">
        回收站
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        删除的比赛和活动保留 {TRASH_DAYS} 天，其间任何人都看不到；恢复后与删除前一样。
      </Text>
      <ul className={surfaces.rows}>
        {trashed.map(
          ({ id, name, isPublished: published, usersCount, trashedAt, purgedAt, trashedBy }) => (
            <li key={id} className={classes.trashed}>
              <div className={classes.about}>
                <Text fw={500}>{name}</Text>
                <Text size="sm" c="dimmed">
                  {published ? `已发布，${usersCount} 人报名` : '草稿'} ·{' '}
                  {trashedBy?.name ?? '已注销的成员'} 于 {formatDate(trashedAt)} 删除 ·{' '}
                  {formatDate(purgedAt)} 永久删除
                </Text>
              </div>
              <Button
                variant="default"
                size="sm"
                disabled={loading}
                aria-label={`恢复「${name}」`}
                onClick={() => void bringBack(id)}
              >
                恢复
              </Button>
            </li>
          ),
        )}
      </ul>
    </section>
  );
};
