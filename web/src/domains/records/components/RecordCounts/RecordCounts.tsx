import { Link } from 'react-router';
import type { RecordCountsFragment } from './RecordCounts.generated.ts';

interface RecordCountsProps {
  record: RecordCountsFragment;
  /** Path of the list of results. */
  to: string;
}

/** Best place and awards of a member; nothing before their first final ranking. */
export const RecordCounts = ({ record, to }: RecordCountsProps) => {
  const { bestRank, awardsCount } = record;
  if (bestRank === null) return null;
  return (
    <>
      <Link to={to} preventScrollReset>
        最好 <strong>第{bestRank}名</strong>
      </Link>
      {awardsCount > 0 && (
        <span>
          <strong>{awardsCount}</strong> 次获奖
        </span>
      )}
    </>
  );
};
