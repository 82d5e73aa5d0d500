import '#theme/styles/tables.ts';
import { useSuspenseFragment } from '@apollo/client/react';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Badge, Checkbox, Table } from '@mantine/core';
import { Fragment } from 'react';
import { AuthorshipBadge } from '#components/AuthorshipBadge/AuthorshipBadge.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { ShareWorkCode } from '#domains/competition-code/components/ShareWorkCode/ShareWorkCode.tsx';
import { ReceiptButton } from '#domains/receipts/components/ReceiptButton/ReceiptButton.tsx';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import type { SubmitTaskFragment } from '../SubmitPanel/SubmitPanel.generated.ts';
import { FurtherScores } from './FurtherScores.tsx';
import { PublicScore } from './PublicScore.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { Standing } from './Standing.tsx';
import { useSelection } from './useSelection.ts';
import { WorkDetails } from './WorkDetails.tsx';
import { WorkFile } from './WorkFile.tsx';
import { workNote } from './work-note.ts';
import { WorkRowFragmentDoc, type WorkListQuery } from './WorkList.generated.ts';
import classes from './WorkList.module.css';
import { WorkReport } from '../WorkReport/WorkReport.tsx';
import { WorkNote } from './WorkNote.tsx';
import { WorkStatusBadge } from './WorkStatusBadge.tsx';

type Works = NonNullable<NonNullable<WorkListQuery['competitionTask']>['works']>['items'];

interface WorkListProps {
  /** Undefined while they load. */
  works: Works | undefined;
  task: SubmitTaskFragment;
  teamBanned: boolean;
  /** Competition whose code is shared now; null where none is. */
  codeOf: string | null;
  /** True where these are the first page of them. */
  newest: boolean;
}

/** Name of a work where it stands alone. */
const labelOf = (work: { fileName: string | null; createdAt: string }) =>
  [work.fileName, formatDateTime(work.createdAt)].filter(Boolean).join(' · ');

/** The team's submissions, newest first. A row changes by itself when its review is done. */
export const WorkList = ({ works, task, teamBanned, codeOf, newest }: WorkListProps) => {
  const { data } = useSuspenseFragment({
    fragment: WorkRowFragmentDoc,
    fragmentName: 'WorkRow',
    from: works ?? [],
  });
  const selection = useSelection(task.id, task.review?.selectionLimit ?? 0);
  const { picked } = selection;
  if (!works) return <RowsSkeleton rows={3} />;
  if (works.length === 0) return <EmptyState text="暂无提交记录" />;
  // People's scores are better the higher they are.
  const higherIsBetter = task.review?.isHigherBetter ?? true;
  const withPrivate = data.some(({ privateScore }) => privateScore !== null);
  const selected = data.flatMap((work) => (work.isSelected ? [work.id] : []));
  return (
    <>
      {newest && <Standing task={task} higherIsBetter={higherIsBetter} works={data} />}
      <SelectionBar task={task} teamBanned={teamBanned} selected={selected} selection={selection} />
      <div className={classes.frame}>
        <Table verticalSpacing="sm" horizontalSpacing="md" aria-label="提交记录">
          <Table.Thead>
            <Table.Tr>
              {picked && <Table.Th>选择</Table.Th>}
              <Table.Th>{task.form ? '作品' : '文件'}</Table.Th>
              <Table.Th className={classes.wide}>提交者</Table.Th>
              <Table.Th className={classes.wide}>时间</Table.Th>
              <Table.Th>状态</Table.Th>
              <Table.Th className={classes.number}>{withPrivate ? 'Public 得分' : '得分'}</Table.Th>
              {withPrivate && <Table.Th className={classes.number}>Private 得分</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.map((work) => (
              <Fragment key={work.id}>
                <Table.Tr>
                  {picked && (
                    <Table.Td>
                      {(work.status === 'REVIEWED' || work.status === 'PENDING') &&
                        !work.isLate && (
                          <Checkbox
                            aria-label={`选择 ${work.fileName ?? ''}，提交于 ${formatDateTime(work.createdAt)}`}
                            checked={picked.includes(work.id)}
                            onChange={() => selection.toggle(work.id)}
                          />
                        )}
                    </Table.Td>
                  )}
                  <Table.Td className={classes.file}>
                    {work.fileName === null ? (
                      <span>{work.answers?.[0]?.text ?? '—'}</span>
                    ) : (
                      <WorkFile fileName={work.fileName} fileUrl={work.fileUrl} />
                    )}
                    {work.isSelected && <Badge size="sm">Private 榜</Badge>}
                    {work.isLate && (
                      <Badge size="sm" color="gray">
                        赛后
                      </Badge>
                    )}
                    <AuthorshipBadge authorship={work.authorship} model={work.authorshipModel} />
                    {work.answers && <WorkDetails work={work} />}
                    <WorkNote work={work} editable={!teamBanned} />
                    <time className={classes.narrow} dateTime={work.createdAt}>
                      {formatDateTime(work.createdAt)}
                    </time>
                  </Table.Td>
                  <Table.Td className={classes.wide}>{work.submitter?.name ?? '—'}</Table.Td>
                  <Table.Td className={classes.wide}>
                    <time dateTime={work.createdAt}>{formatDateTime(work.createdAt)}</time>
                  </Table.Td>
                  <Table.Td>
                    <WorkStatusBadge
                      status={work.status}
                      note={workNote(work)}
                      queue={work.queue}
                      reviewedByPeople={task.form !== null}
                    />
                    {work.status === 'REVIEWED' && work.fileName !== null && work.fileUrl && (
                      <ReceiptButton workId={work.id} fileName={work.fileName} />
                    )}
                    {codeOf !== null && work.status === 'REVIEWED' && !work.isLate && (
                      <ShareWorkCode
                        competitionId={codeOf}
                        work={{ id: work.id, label: labelOf(work) }}
                      />
                    )}
                  </Table.Td>
                  <Table.Td className={classes.number}>
                    <PublicScore work={work} higherIsBetter={higherIsBetter} />
                  </Table.Td>
                  {withPrivate && (
                    <Table.Td className={classes.number}>
                      {work.privateScore === null ? '—' : scoreText(work.privateScore)}
                      <FurtherScores scores={work.privateScores} />
                    </Table.Td>
                  )}
                </Table.Tr>
                {work.hasReport && (
                  <Table.Tr>
                    <Table.Td colSpan={8} className={classes.report}>
                      <WorkReport workId={work.id} pending={work.status === 'PENDING'} />
                    </Table.Td>
                  </Table.Tr>
                )}
              </Fragment>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </>
  );
};
