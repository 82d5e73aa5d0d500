import '@mantine/core/styles/Breadcrumbs.layer.css';
import { Breadcrumbs, Text } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { columnListPath, columnPath } from '#domains/columns/paths.ts';

interface ColumnTrailProps {
  column?: { id: string; name: string };
  here: string;
}

/** Breadcrumbs of the current page: columns / the column / a page of it. */
export const ColumnTrail = ({ column, here }: ColumnTrailProps) => (
  <nav aria-label="面包屑">
    <Breadcrumbs separator="/" mb="sm">
      <AppLink to={columnListPath} size="sm">
        专栏
      </AppLink>
      {column && (
        <AppLink to={columnPath(column.id)} size="sm">
          {column.name}
        </AppLink>
      )}
      <Text size="sm" c="dimmed" aria-current="page">
        {here}
      </Text>
    </Breadcrumbs>
  </nav>
);
