import { IconTrophy } from '@tabler/icons-react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import type { CompetitionHeaderFragment } from './CompetitionHeader.generated.ts';
import classes from './CompetitionHeader.module.css';
import { HeaderCounts } from './HeaderCounts.tsx';
import { HeaderTime } from './HeaderTime.tsx';

interface HeaderFactsProps {
  competition: CompetitionHeaderFragment;
  /** Whole numbers instead of 1.2万. */
  raw: boolean | undefined;
  /** Address of the organization that hosts it; null without one. */
  host: string | null;
}

/** One line of facts: the prize, how many take part, the time that is left, and whose it is. */
export const HeaderFacts = ({ competition, raw, host }: HeaderFactsProps) => {
  const { award, organization } = competition;
  return (
    <div className={`${classes.facts} ${classes.more}`}>
      {award && (
        <span className={classes.award}>
          <IconTrophy size={18} stroke={1.5} aria-hidden />
          {award}
        </span>
      )}
      <HeaderCounts competition={competition} raw={raw} />
      <HeaderTime competition={competition} />
      {organization && host && (
        <AppLink to={host} size="sm" alone>
          {organization.name}
        </AppLink>
      )}
    </div>
  );
};
