import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy } from 'react';
import { Link } from 'react-router';
import { Contained } from '#components/Contained/Contained.tsx';
import { columnApplicationPath, columnPath, createColumnPath } from '#domains/columns/paths.ts';
import { useMyColumnsQuery } from './AuthorButtons.generated.ts';

const ColumnsMenu = lazy(() => import('./ColumnsMenu.tsx'));

/** Button for members who don't write columns yet; visitors sign in on their way there. */
export const ApplyButton = () => (
  <Button component={Link} to={columnApplicationPath} variant="default">
    申请专栏
  </Button>
);

/** 我的专栏 and 创建专栏 of who writes columns, 申请专栏 of who doesn't. */
export const AuthorButtons = () => {
  const { data } = useMyColumnsQuery();
  const own = data?.viewer?.columns;
  const items = own?.items ?? [];
  const [first] = items;
  if (!own) return null;
  if (!own.isAuthorized) return <ApplyButton />;
  return (
    <Group gap="sm">
      {first && items.length === 1 && (
        <Button component={Link} to={columnPath(first.id)} variant="default">
          我的专栏
        </Button>
      )}
      {items.length > 1 && (
        <Contained>
          <ColumnsMenu columns={items} />
        </Contained>
      )}
      {own.canCreate && (
        <Button
          component={Link}
          to={createColumnPath}
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
        >
          创建专栏
        </Button>
      )}
    </Group>
  );
};
