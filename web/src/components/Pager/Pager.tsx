import '@mantine/core/styles/Pagination.layer.css';
import { Group, Pagination } from '@mantine/core';

interface PagerProps {
  page: number;
  perPage: number;
  totalCount: number;
  onPage: (page: number) => void;
}

const names = { first: '首页', previous: '上一页', next: '下一页', last: '末页' };

/** The way to the other pages of a list; nothing where there is one alone. */
export const Pager = ({ page, perPage, totalCount, onPage }: PagerProps) => {
  const pages = Math.ceil(totalCount / perPage);
  if (pages <= 1) return null;
  return (
    <Group justify="center" mt="lg" component="nav" aria-label="分页">
      <Pagination
        total={pages}
        value={page}
        onChange={onPage}
        getControlProps={(control) => ({ 'aria-label': names[control] })}
        getItemProps={(item) => ({ 'aria-label': `第${item}页` })}
      />
    </Group>
  );
};
