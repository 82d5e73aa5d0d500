import { useState } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { SubTabs } from '#components/SubTabs/SubTabs.tsx';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { FreePractice } from './FreePractice.tsx';
import { usePracticeQuery } from './PracticePanel.generated.ts';
import classes from './PracticePanel.module.css';
import { StartPractice } from './StartPractice.tsx';
import { VirtualRun } from './VirtualRun.tsx';

const ways = [
  { key: 'practice', title: '练习', to: '?mode=practice' },
  { key: 'virtual', title: '虚拟参赛', to: '?mode=virtual' },
] as const;

/** The practice tab: the two ways to begin, then the tasks, the form and what was handed in. */
const PracticePanel = ({ competitionId }: { competitionId: string }) => {
  const practices = usePracticeQuery({ variables: { id: competitionId } });
  const [begun, setBegun] = useState<'PRACTICE' | 'VIRTUAL' | null>(null);
  const [query, changeQuery] = useAddressQuery();
  const start = (mode: 'PRACTICE' | 'VIRTUAL') => (
    <StartPractice
      competitionId={competitionId}
      mode={mode}
      onBegun={() => {
        setBegun(mode);
        changeQuery({ mode: mode.toLowerCase() }, { replace: true, preventScrollReset: true });
      }}
    />
  );
  return (
    <Loaded query={practices} of={practices.data?.competition} empty="没有找到指定的比赛或活动">
      {({ takesPractice, practice, virtual }) => {
        if (!practice && !virtual)
          return takesPractice ? (
            <div className={classes.ways}>
              {start('PRACTICE')}
              {start('VIRTUAL')}
            </div>
          ) : (
            <EmptyState text="该比赛现在不能练习" />
          );
        const way = query.get('mode') ?? (practice ? 'practice' : 'virtual');
        const chosen = way === 'virtual' ? virtual : practice;
        const mode = way === 'virtual' ? 'VIRTUAL' : 'PRACTICE';
        const shown = { competitionId, takesPractice, takesFocus: begun === mode };
        return (
          <>
            <SubTabs label="练习方式" tabs={ways} current={way} />
            {!chosen && (takesPractice ? start(mode) : <EmptyState text="该比赛现在不能练习" />)}
            {chosen &&
              (way === 'virtual' ? (
                <VirtualRun practice={chosen} {...shown} />
              ) : (
                <FreePractice practice={chosen} {...shown} />
              ))}
          </>
        );
      }}
    </Loaded>
  );
};

export default PracticePanel;
