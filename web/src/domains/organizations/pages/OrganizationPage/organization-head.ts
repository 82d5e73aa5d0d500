import { coverPath } from '#components/Cover/cover-path.ts';
import { listLd, organizationLd } from '#lib/json-ld.ts';
import type { PageHead } from '#lib/page-render.ts';
import { competitionPath } from '#domains/competitions/paths.ts';
import { organizationPath } from '#domains/organizations/paths.ts';
import type { OrganizationPageQuery } from './OrganizationPage.generated.ts';

type Organization = NonNullable<OrganizationPageQuery['organization']>;

/** Builds the head of the document of an organization's home. */
export const organizationHead = (organization: Organization): PageHead => {
  const { id, shortName, name, description, image, competitions } = organization;
  const path = organizationPath(shortName);
  const places = (competitions?.items ?? []).map((one) => ({
    name: one.name,
    path: competitionPath(one.id),
  }));
  return {
    title: name,
    description: description || `${name}在社区举办的比赛。`,
    image: image ?? coverPath(id, name),
    canonical: path,
    jsonLd: (absolute) => [
      organizationLd({ path, name, description, image }, absolute),
      ...(places.length > 0 ? [listLd(places, absolute)] : []),
    ],
  };
};
