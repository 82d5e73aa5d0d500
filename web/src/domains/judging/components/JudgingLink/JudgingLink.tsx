import { IconScale } from '@tabler/icons-react';
import { Link } from 'react-router';
import { judgingsPath } from '#domains/judging/paths.ts';
import { useJudgingLinkQuery } from './JudgingLink.generated.ts';

/** The way to what a member judges; most are no judges. */
export const JudgingLink = ({ className }: { className: string | undefined }) => {
  const { data } = useJudgingLinkQuery({ fetchPolicy: 'cache-and-network' });
  if (!data?.viewer?.judgings?.totalCount) return null;
  return (
    <li>
      <Link className={className} to={judgingsPath}>
        <IconScale size={18} stroke={1.5} aria-hidden />
        我的评审
      </Link>
    </li>
  );
};
