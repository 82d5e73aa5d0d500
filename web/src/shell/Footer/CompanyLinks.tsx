import { Anchor, Group } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import alone from '#components/AppLink/AppLink.module.css';
import { useSiteExtrasQuery } from '#domains/site/components/SiteExtras/SiteExtras.generated.ts';

/** Links of whom the site belongs to; without any there is no group. A failure says nothing. */
const CompanyLinks = () => {
  const { data } = useSiteExtrasQuery({ context: { showsErrors: true } });
  const links = data?.site.companyLinks ?? [];
  if (links.length === 0) return null;
  return (
    <Group component="nav" aria-label="公司链接" gap="lg" mt={24}>
      {links.map(({ title, url }, index) =>
        url.startsWith('/') ? (
          <AppLink key={index} to={url} size="sm" c="dimmed" alone>
            {title}
          </AppLink>
        ) : (
          <Anchor
            key={index}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            size="sm"
            c="dimmed"
            className={alone.alone}
          >
            {title}
          </Anchor>
        ),
      )}
    </Group>
  );
};

export default CompanyLinks;
