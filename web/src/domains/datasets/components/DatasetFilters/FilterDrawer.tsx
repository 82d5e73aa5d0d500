import '../../../../theme/styles/dialogs.ts';
import { Drawer } from '@mantine/core';
import type { DatasetFilters as Filters } from '../../list-filters.ts';
import { DatasetFilters } from './DatasetFilters.tsx';

interface FilterDrawerProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  onClose: () => void;
}

/** The filters where there is no room for their column (spec 3, section 2: below 992 px). */
const FilterDrawer = ({ filters, onChange, onClose }: FilterDrawerProps) => (
  <Drawer
    opened
    onClose={onClose}
    title="筛选"
    size={320}
    closeButtonProps={{ 'aria-label': '关闭' }}
  >
    <DatasetFilters filters={filters} onChange={onChange} />
  </Drawer>
);

export default FilterDrawer;
