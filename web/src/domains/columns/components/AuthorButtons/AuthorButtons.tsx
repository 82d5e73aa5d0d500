import '../../../../theme/styles/popovers.ts';
import '@mantine/core/styles/Menu.layer.css';
import { Button, Group, Menu } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { columnPath, createColumnPath } from '../../paths.ts';
import { useMyColumnsQuery } from './AuthorButtons.generated.ts';

/** 我的专栏 and 创建专栏, as far as the viewer writes columns (spec 3, section 6). */
export const AuthorButtons = () => {
  const { data } = useMyColumnsQuery();
  const own = data?.viewer?.columns;
  const items = own?.items ?? [];
  const [first] = items;
  if (!own?.isAuthorized) return null;
  return (
    <Group gap="sm">
      {first && items.length === 1 && (
        <Button component={Link} to={columnPath(first.id)} variant="default">
          我的专栏
        </Button>
      )}
      {items.length > 1 && (
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <Button
              variant="default"
              rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
            >
              我的专栏
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {items.map(({ id, name }) => (
              <Menu.Item key={id} component={Link} to={columnPath(id)}>
                {name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {own.mayCreate && (
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
