import { Button, Text } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { manageCompetitionPath } from '#domains/managing/paths.ts';
import { percentText } from '#domains/managing/percent-text.ts';
import { type ImportRowFragment, useCancelCompetitionImportMutation } from './Imports.generated.ts';
import classes from './ManageCompetitionsPage.module.css';

const comparedText = ({ worksCompared, worksLeft }: ImportRowFragment): string =>
  [
    worksCompared > 0 && `重新评分 ${worksCompared} 个作品，与归档的榜单一致`,
    worksLeft > 0 && `${worksLeft} 个作品不能重新评分`,
  ]
    .filter(Boolean)
    .join('，');

const stateText = (row: ImportRowFragment): string => {
  switch (row.state) {
    case 'PENDING':
      return `正在检查和导入（${percentText(row.progress)}）`;
    case 'CANCELLED':
      return '已取消';
    case 'FAILED':
      return `没有导入：${row.problem ?? '请重新导入'}`;
    case 'READY':
      return ['已导入为草稿', comparedText(row)].filter(Boolean).join(' · ');
  }
};

interface ImportRowProps {
  row: ImportRowFragment;
  shortName: string;
  /** Called once it was cancelled, or has ended meanwhile. */
  onCancelled: () => Promise<unknown>;
}

/** An import with what came of it; one that is under way can be cancelled. */
export const ImportRow = ({ row, shortName, onCancelled }: ImportRowProps) => {
  // Failures are shown by the error link.
  const [cancel, { loading }] = useCancelCompetitionImportMutation();
  const end = async () => {
    await cancel({ variables: { input: { importId: row.id } } }).catch(() => null);
    await onCancelled();
  };
  return (
    <li className={classes.trashed}>
      <div className={classes.about}>
        <Text fw={500}>{row.fileName}</Text>
        <Text size="sm" c={row.state === 'FAILED' ? 'danger' : 'dimmed'} aria-live="polite">
          {formatDateTime(row.createdAt)} · {stateText(row)}
        </Text>
      </div>
      {row.state === 'PENDING' && (
        <Button
          variant="default"
          size="sm"
          loading={loading}
          aria-label={`取消导入「${row.fileName}」`}
          onClick={() => void end()}
        >
          取消导入
        </Button>
      )}
      {row.competitionId && (
        <AppLink
          to={manageCompetitionPath(shortName, row.competitionId)}
          alone
          aria-label={`打开「${row.fileName}」导入的草稿`}
        >
          打开草稿
        </AppLink>
      )}
    </li>
  );
};
