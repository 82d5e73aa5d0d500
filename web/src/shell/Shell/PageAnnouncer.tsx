import { VisuallyHidden } from '@mantine/core';
import { useCurrentTitle } from '#lib/page-title.ts';

/** Tells screen readers which page one has come to. */
export const PageAnnouncer = () => (
  <VisuallyHidden role="status">{useCurrentTitle()}</VisuallyHidden>
);
