import { Title } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import surfaces from '#theme/surfaces.module.css';
import { ImportRow } from './ImportRow.tsx';
import { useCompetitionImportsQuery } from './Imports.generated.ts';
import classes from './ManageCompetitionsPage.module.css';

/** Time between two looks at an import that is under way. */
const POLL = 2_000;

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
          <ImportRow key={row.id} row={row} shortName={shortName} onCancelled={refetch} />
        ))}
      </ul>
    </section>
  );
};
