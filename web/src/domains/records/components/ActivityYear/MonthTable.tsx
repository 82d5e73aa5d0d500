import { VisuallyHidden } from '@mantine/core';
import { byMonth } from '@whaletide/schema/domains/records/rules/activity.ts';
import type { ActivityDayFragment } from './ActivityYear.generated.ts';

/** The months of a year with something in them as a table, for screen readers. */
export const MonthTable = ({ days }: { days: readonly ActivityDayFragment[] }) => (
  <VisuallyHidden>
    <table>
      <caption>近一年的活动，按月</caption>
      <thead>
        <tr>
          <th scope="col">月份</th>
          <th scope="col">提交</th>
          <th scope="col">发布</th>
          <th scope="col">讨论</th>
        </tr>
      </thead>
      <tbody>
        {byMonth(days).map(({ month, submissionsCount, publicationsCount, postsCount }) => (
          <tr key={month}>
            <td>{month}</td>
            <td>{submissionsCount}</td>
            <td>{publicationsCount}</td>
            <td>{postsCount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </VisuallyHidden>
);
