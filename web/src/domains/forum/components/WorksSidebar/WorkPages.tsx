import { ActionIcon, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import classes from './WorksSidebar.module.css';

interface WorkPagesProps {
  page: number;
  perPage: number;
  totalCount: number;
  onPage: (page: number) => void;
}

/** Back and on, where numbers of pages have no room; nothing where there is one page. */
export const WorkPages = ({ page, perPage, totalCount, onPage }: WorkPagesProps) => {
  const pages = Math.ceil(totalCount / perPage);
  if (pages <= 1) return null;
  return (
    <nav aria-label="作品分页" className={classes.pages}>
      <ActionIcon
        variant="default"
        size={44}
        aria-label="上一页"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <IconChevronLeft size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
      <Text size="sm" c="dimmed" component="span" role="status">
        {page} / {pages}
      </Text>
      <ActionIcon
        variant="default"
        size={44}
        aria-label="下一页"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <IconChevronRight size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
    </nav>
  );
};
