import { NativeSelect } from '@mantine/core';
import { useOrganizationLinksQuery } from '../OrganizationLinks/OrganizationLinks.generated.ts';

interface Named {
  id: string;
  name: string;
}

interface PublisherFieldProps {
  /** Id of the chosen organization; null for the member's own name. */
  value: string | null;
  /** Organization that it is published under already; it may stay where the member has left. */
  standing: Named | null;
  /** Why it was refused. */
  error: string | undefined;
  onChange: (id: string | null) => void;
}

/** 以组织名义发布: in whose name a member publishes; nothing for members without an organization. */
export const PublisherField = ({ value, standing, error, onChange }: PublisherFieldProps) => {
  const { data } = useOrganizationLinksQuery({ context: { showsErrors: true } });
  const own = data?.viewer?.organizations?.map(({ organization }) => organization) ?? [];
  const offered = [...own, ...(standing ? [standing] : [])];
  // The organization of a draft may be gone since; it is shown, so that it can be removed.
  if (value !== null && data && !offered.some(({ id }) => id === value))
    offered.push({ id: value, name: '已不可选的组织' });
  if (offered.length === 0) return null;
  const choices = new Map([['', '个人'], ...offered.map(({ id, name }) => [id, name] as const)]);
  return (
    <NativeSelect
      label="以组织名义发布"
      description="会显示在该组织的主页上"
      data={[...choices].map(([id, label]) => ({ value: id, label }))}
      value={value ?? ''}
      error={error}
      data-path="organizationId"
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    />
  );
};
