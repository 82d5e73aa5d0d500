import '#theme/styles/popovers.ts';
import '@mantine/core/styles/Menu.layer.css';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router';
import { columnPath } from '#domains/columns/paths.ts';

interface ColumnsMenuProps {
  columns: readonly { id: string; name: string }[];
}

/** 我的专栏 of who has several. */
const ColumnsMenu = ({ columns }: ColumnsMenuProps) => (
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
      {columns.map(({ id, name }) => (
        <Menu.Item key={id} component={Link} to={columnPath(id)}>
          {name}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);

export default ColumnsMenu;
