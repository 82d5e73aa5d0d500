import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { tabRows } from '#domains/competitions/components/CompetitionContent/tab-rows.ts';
import { activeInSight } from '#lib/active-in-sight.ts';
import type { visibleTabs } from './competition-tabs.ts';
import classes from './CompetitionPage.module.css';

/** The bar of a competition's tabs; a dot marks one where something waits for the viewer. */
export const CompetitionBar = ({ tabs }: { tabs: ReturnType<typeof visibleTabs> }) => (
  <div className={classes.bar}>
    <Tabs.List ref={activeInSight} className={classes.list} data-rows={tabRows(tabs.length)}>
      {tabs.map(({ tab: value, title, waiting = 0 }) => (
        <Tabs.Tab
          key={value}
          value={value}
          rightSection={
            waiting > 0 && (
              <span className={classes.dot} role="img" aria-label={`${waiting}条待处理`} />
            )
          }
        >
          {title}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  </div>
);
