import '#theme/styles/forms.ts';
import { Button, NativeSelect } from '@mantine/core';
import { Link } from 'react-router';
import type { WriteUpSort } from '#apollo/schema.generated.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useFramed } from '#routing/useFramed.ts';
import { COMPARE, EDIT, writeUpsPath } from './write-up-paths.ts';
import { writeUpSortTitles } from './write-up-sorts.ts';
import { useOwnWriteUpStateQuery } from './WriteUpsPanel.generated.ts';
import classes from './WriteUpsPanel.module.css';

interface ListBarProps {
  competitionId: string;
  /** Number of write-ups: one alone isn't compared. */
  count: number;
  sort: WriteUpSort;
  onSort: (sort: string) => void;
}

/** Ways from the list: to the comparison, and for members of ranked teams to their own. */
export const ListBar = ({ competitionId, count, sort, onSort }: ListBarProps) => {
  const { viewer } = useViewer();
  const { framed } = useFramed();
  const own = useOwnWriteUpStateQuery({ variables: { competitionId }, skip: !viewer });
  const { canWriteUp = false, viewerWriteUp } = own.data?.competition ?? {};
  if (count < 2 && !canWriteUp && !viewer) return null;
  return (
    <div className={classes.bar}>
      {canWriteUp && (
        <Button component={Link} to={framed(writeUpsPath(competitionId, EDIT))} preventScrollReset>
          {viewerWriteUp ? '编辑我们的方案' : '写我们的方案'}
        </Button>
      )}
      {count > 1 && (
        <NativeSelect
          aria-label="排序"
          data={writeUpSortTitles}
          value={sort}
          onChange={({ currentTarget }) => onSort(currentTarget.value)}
        />
      )}
      {count > 1 && (
        <Button
          component={Link}
          variant="default"
          to={framed(writeUpsPath(competitionId, COMPARE))}
          preventScrollReset
        >
          对比前五名
        </Button>
      )}
    </div>
  );
};
