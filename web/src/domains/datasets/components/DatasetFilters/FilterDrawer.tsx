import { SideDialog } from '#components/Dialog/SideDialog.tsx';
import type { DatasetFilters as Filters, FilterChange } from '#domains/datasets/list-filters.ts';
import { DatasetFilters } from './DatasetFilters.tsx';

interface FilterDrawerProps {
  filters: Filters;
  onChange: (change: FilterChange) => void;
  onClose: () => void;
}

/** The filters where there is no room for their column. */
const FilterDrawer = ({ filters, onChange, onClose }: FilterDrawerProps) => (
  <SideDialog onClose={onClose} title="筛选" size={320} closeButtonProps={{ 'aria-label': '关闭' }}>
    <DatasetFilters filters={filters} onChange={onChange} />
  </SideDialog>
);

export default FilterDrawer;
