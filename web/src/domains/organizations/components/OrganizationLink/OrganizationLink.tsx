import { Group } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { Link } from 'react-router';
import names from '#domains/members/components/MemberLink/MemberLink.module.css';
import { organizationPath } from '#domains/organizations/paths.ts';
import type { OrganizationNameFragment } from './OrganizationLink.generated.ts';

/**
 * In whose name something stands: the organization's, which leads to its home. It looks, and lies
 * above a row that is a link as a whole, as the member's name that stands beside it.
 */
export const OrganizationLink = ({ organization }: { organization: OrganizationNameFragment }) => (
  <Group component="span" gap={4} wrap="nowrap" className={names.member}>
    <IconBuilding size={16} stroke={1.5} aria-hidden />
    <Link to={organizationPath(organization.shortName)} className={names.link}>
      {organization.name}
    </Link>
  </Group>
);
