import { Button, Group, Text, Title } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { ARCHIVE_DAYS } from '@whaletide/schema/domains/managing/rules/archives.ts';
import { sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import { useState } from 'react';
import type { CompetitionKind } from '#apollo/schema.generated.ts';
import { Opened } from '#components/Dialog/Opened.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { eventWord } from '#domains/competitions/paths.ts';
import surfaces from '#theme/surfaces.module.css';
import { percentText } from '#domains/managing/percent-text.ts';
import { type ArchiveRowFragment, useCompetitionArchivesQuery } from './Archives.generated.ts';
import { ExportCompetition } from './ExportCompetition.tsx';
import classes from './OverviewPanel.module.css';

/** Time between two looks at an archive that is being made. */
const POLL = 2_000;

const stateText = ({ state, progress, problem, size, expiresAt }: ArchiveRowFragment): string => {
  if (state === 'PENDING') return `正在导出（${percentText(progress)}），完成后可以下载`;
  if (state === 'FAILED') return problem ?? '导出失败，请重新导出';
  return [size !== null && sizeText(size), expiresAt && `${formatDateTime(expiresAt)} 之前可以下载`]
    .filter(Boolean)
    .join(' · ');
};

interface ArchivesProps {
  competition: { id: string; kind: CompetitionKind };
}

/** 导出整场比赛: archives that there are, and the way to another. */
const Archives = ({ competition }: ArchivesProps) => {
  const { id: competitionId } = competition;
  const word = eventWord(competition);
  const [isMaking, setIsMaking] = useState(false);
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = useCompetitionArchivesQuery({
    variables: { id: competitionId },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
    pollInterval: isMaking ? POLL : 0,
  });
  const archives = data?.competition?.archives;
  const makes = archives?.some(({ state }) => state === 'PENDING') ?? false;
  if (makes !== isMaking) setIsMaking(makes);
  return (
    <section aria-labelledby="archives">
      <Group justify="space-between" align="start" gap="sm" mb="sm">
        <div className={classes.about}>
          <Title order={2} size="h4" id="archives">
            导出整场{word}
          </Title>
          <Text size="sm" c="dimmed">
            把设置、内容页、阶段、任务、标准答案、数据集和文件打包成一个 ZIP
            文件，可以在本站或其他站点导入后再次举办。压缩包保留 {ARCHIVE_DAYS} 天。
          </Text>
        </div>
        <Button
          variant="default"
          aria-haspopup="dialog"
          disabled={makes}
          leftSection={<IconFileZip size={18} stroke={1.5} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {makes ? '正在导出' : `导出${word}`}
        </Button>
      </Group>
      {!archives &&
        (error ? <ErrorState error={error} onRetry={refetch} /> : <RowsSkeleton rows={1} />)}
      {archives?.length === 0 && (
        <Text size="sm" c="dimmed">
          还没有导出过
        </Text>
      )}
      {archives && archives.length > 0 && (
        <ul className={surfaces.rows} aria-label={`${word}的压缩包`}>
          {archives.map((row) => (
            <li key={row.id} className={classes.archive}>
              <div className={classes.about}>
                <Text fw={500}>
                  {formatDateTime(row.createdAt)}
                  {row.hasWorks && '，连同作品'}
                </Text>
                <Text size="sm" c={row.state === 'FAILED' ? 'danger' : 'dimmed'} aria-live="polite">
                  {stateText(row)}
                </Text>
              </div>
              {row.url && (
                <Button
                  component="a"
                  href={row.url}
                  download
                  variant="default"
                  size="sm"
                  aria-label={`下载 ${formatDateTime(row.createdAt)} 的压缩包`}
                >
                  下载
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Opened of={asking}>
        {() => (
          <ExportCompetition
            competition={competition}
            onStarted={refetch}
            onClose={() => setAsking(false)}
          />
        )}
      </Opened>
    </section>
  );
};

export default Archives;
