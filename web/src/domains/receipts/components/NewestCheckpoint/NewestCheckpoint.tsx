import { lazy } from 'react';
import { Contained } from '#components/Contained/Contained.tsx';
import { useSeen } from '#lib/useSeen.ts';
import classes from './NewestCheckpoint.module.css';

const CheckpointLine = lazy(() => import('./CheckpointLine.tsx'));

/** The log's newest checkpoint, asked for once one has come near it. */
export const NewestCheckpoint = () => {
  const { seen, ref } = useSeen();
  return (
    <div ref={ref} className={classes.line}>
      {seen && (
        <Contained>
          <CheckpointLine />
        </Contained>
      )}
    </div>
  );
};
