import { Text, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { formatDateTime } from '#lib/dates.ts';
import surfaces from '#theme/surfaces.module.css';
import { manageCompetitionPath } from '../../paths.ts';
import { percentText } from '../../percent-text.ts';
import { type ImportRowFragment, useCompetitionImportsQuery } from './Imports.generated.ts';
import classes from './ManageCompetitionsPage.module.css';

/** Time between two looks at an import that is under way. */
const POLL = 2_000;

const comparedText = ({ worksCompared, worksLeft }: ImportRowFragment): string =>
  [
    worksCompared > 0 && `重新评分 ${worksCompared} 个作品，与归档的榜单一致`,
    worksLeft > 0 && `${worksLeft} 个作品不能重新评分`,
  ]
    .filter(Boolean)
    .join('，');

const stateText = (row: ImportRowFragment): string => {
  if (row.state === 'PENDING') return `正在检查和导入（${percentText(row.progress)}）`;
  if (row.state === 'FAILED') return `没有导入：${row.problem ?? '请重新导入'}`;
  return ['已导入为草稿', comparedText(row)].filter(Boolean).join(' · ');
};

interface ImportsProps {
  shortName: string;
  /** Called once there is another draft. */
  onImported: () => Promise<unknown>;
}

/** Imports of the last days, with what came of them; nothing without any. */
export const Imports = ({ shortName, onImported }: ImportsProps) => {
  const [running, setRunning] = useState(0);
  const { data, error, refetch } = useCompetitionImportsQuery({
    variables: { shortName },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
    skipPollAttempt: () => document.hidden,
    pollInterval: running > 0 ? POLL : 0,
  });
  const imports = data?.organization?.competitionImports;
  const runs = imports?.filter(({ state }) => state === 'PENDING').length ?? 0;
  if (runs !== running) setRunning(runs);
  const before = useRef(0);
  const tellImported = useEffectEvent(onImported);
  useEffect(() => {
    if (runs < before.current) void tellImported();
    before.current = runs;
  }, [runs]);
  if (!imports && error)
    return <ErrorState title="导入记录加载失败" error={error} onRetry={refetch} />;
  if (!imports || imports.length === 0) return null;
  return (
    <section aria-labelledby="imports" className={classes.trash}>
      <Title order={2} size="h4" id="imports" mb="sm">
        导入记录
      </Title>
      <ul className={surfaces.rows}>
        {imports.map((row) => (
          <li key={row.id} className={classes.trashed}>
            <div className={classes.about}>
              <Text fw={500}>{row.fileName}</Text>
              <Text size="sm" c={row.state === 'FAILED' ? 'danger' : 'dimmed'} aria-live="polite">
                {formatDateTime(row.createdAt)} · {stateText(row)}
              </Text>
            </div>
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
        ))}
      </ul>
    </section>
  );
};
