import type { ReactNode } from 'react';
import { SideDialog } from '#components/Dialog/SideDialog.tsx';

interface SectionDrawerProps {
  onClose: () => void;
  children: ReactNode;
}

/** The sections where there is no room for them beside the list. */
const SectionDrawer = ({ onClose, children }: SectionDrawerProps) => (
  <SideDialog onClose={onClose} title="分组" size={320} closeButtonProps={{ 'aria-label': '关闭' }}>
    {children}
  </SideDialog>
);

export default SectionDrawer;
