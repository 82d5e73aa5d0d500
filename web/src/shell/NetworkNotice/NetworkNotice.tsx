import { useSyncExternalStore } from 'react';
import { currentTrouble, onTrouble } from '#lib/recovery.ts';
import classes from './NetworkNotice.module.css';

const TEXTS = {
  OFFLINE: '网络连接不上，恢复后会自动继续',
  FAILING: '部分内容暂时没能加载，正在重试…',
};

/** Tells that the network is gone, or that something is tried again, as long as it is so. */
const NetworkNotice = () => {
  const trouble = useSyncExternalStore(onTrouble, currentTrouble, () => null);
  // It is there before it says something: only so is what it says read out.
  return (
    <div role="status" className={classes.notice} data-print="hidden">
      {trouble && <span className={classes.text}>{TEXTS[trouble]}</span>}
    </div>
  );
};

export default NetworkNotice;
