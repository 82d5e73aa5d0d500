import type { ReactNode } from 'react';

interface SearchFormProps {
  /** The page that searches, for what the field named `search` holds. */
  action: string;
  className?: string | undefined;
  onFocus?: () => void;
  children: ReactNode;
}

/** A search that works before any script has come, and where none does: the browser's own form. */
export const SearchForm = (props: SearchFormProps) => <form role="search" {...props} />;
