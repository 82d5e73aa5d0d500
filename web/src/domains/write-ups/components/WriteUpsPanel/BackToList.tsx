import { AppLink } from '#components/AppLink/AppLink.tsx';
import { useFramed } from '#routing/useFramed.ts';
import { writeUpsPath } from './write-up-paths.ts';
import classes from './WriteUpsPanel.module.css';

/** Way back from a part of the tab to its list. */
export const BackToList = ({ competitionId }: { competitionId: string }) => {
  const { framed } = useFramed();
  return (
    <div className={classes.bar}>
      <AppLink to={framed(writeUpsPath(competitionId))} alone>
        ← 全部方案
      </AppLink>
    </div>
  );
};
