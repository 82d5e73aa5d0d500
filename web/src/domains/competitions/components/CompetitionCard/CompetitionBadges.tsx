import { Badge } from '@mantine/core';
import type { CompetitionCardFragment } from './CompetitionCard.generated.ts';
import { CompetitionLabel } from './CompetitionLabel.tsx';

interface CompetitionBadgesProps {
  competition: CompetitionCardFragment;
  /** On a cover they are white, whatever lies below. */
  onCover?: boolean;
}

/** Short facts of a competition: how far it is, its own label, its fee and the shared compute. */
export const CompetitionBadges = ({ competition, onCover = false }: CompetitionBadgesProps) => {
  const quiet = onCover ? { variant: 'white', color: 'gray.8' } : { color: 'gray' };
  const loud = onCover ? { variant: 'white', color: 'brand.7' } : { color: 'brand' };
  const { isSeries, displayLabel, entranceFee, usesSharedCompute } = competition;
  return (
    <>
      {isSeries ? (
        <Badge {...loud}>系列赛</Badge>
      ) : (
        <CompetitionLabel competition={competition} onCover={onCover} />
      )}
      {displayLabel && <Badge {...loud}>{displayLabel}</Badge>}
      {entranceFee > 0 && <Badge {...quiet}>报名费 {entranceFee} 鲸币</Badge>}
      {usesSharedCompute && <Badge {...quiet}>统一算力</Badge>}
    </>
  );
};
