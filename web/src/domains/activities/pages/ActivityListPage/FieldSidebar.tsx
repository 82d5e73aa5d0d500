import { IconLayoutGrid, IconTrophy, IconUserCheck } from '@tabler/icons-react';
import type { FieldIcon } from '@whaletide/schema/domains/activities/rules/activity-fields.ts';
import { Link } from 'react-router';
import { fieldPictures, type Picture } from '#domains/activities/field-pictures.ts';
import { activityTabPath, EXERCISES, MINE } from '#domains/activities/paths.ts';
import classes from './FieldSidebar.module.css';

interface FieldSidebarProps {
  tab: string | undefined;
  fields: readonly { key: string; name: string; icon: string; count: number }[];
  counts: { all: number | undefined; exercises: number | undefined };
}

interface EntryProps {
  icon: Picture;
  name: string;
  count: number | undefined;
}

const Entry = ({ icon: Image, name, count }: EntryProps) => (
  <>
    <Image size={18} stroke={1.5} aria-hidden />
    <span className={classes.name}>{name}</span>
    {count !== undefined && <span className={classes.count}>{count}</span>}
  </>
);

/** 全部活动, one's own, exercises, then the fields that have activities. */
export const FieldSidebar = ({ tab, fields, counts }: FieldSidebarProps) => {
  const entries = [
    { tab: undefined, icon: IconLayoutGrid, name: '全部活动', count: counts.all },
    { tab: MINE, icon: IconUserCheck, name: '我参与的', count: undefined },
    { tab: EXERCISES, icon: IconTrophy, name: '练习赛', count: counts.exercises },
    ...fields
      .filter(({ key, count }) => count > 0 || key === tab)
      .map(({ key, name, icon, count }) => ({
        tab: key,
        icon: fieldPictures[icon as FieldIcon] ?? IconLayoutGrid,
        name,
        count,
      })),
  ];
  return (
    <nav aria-label="活动方向" className={classes.fields}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.tab ?? ''}>
            <Link
              to={activityTabPath(entry.tab ?? null)}
              className={classes.entry}
              aria-current={entry.tab === tab ? 'page' : undefined}
              preventScrollReset
            >
              <Entry {...entry} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
