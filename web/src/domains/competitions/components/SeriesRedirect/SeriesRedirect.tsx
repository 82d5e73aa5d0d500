import { Anchor, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { usePageHead } from '#lib/page-title.ts';
import { landingAddress } from '#domains/competitions/landing-address.ts';
import { competitionSearchPath } from '#domains/competitions/paths.ts';

interface SeriesRedirectProps {
  series: { name: string; landingUrl: string | null };
}

/**
 * A series has no page of its own: it leads to its site, else to the search for its name, where
 * its card holds its competitions.
 */
export const SeriesRedirect = ({ series }: SeriesRedirectProps) => {
  const address = landingAddress(series.landingUrl);
  usePageHead({ title: series.name, hidden: true });
  useEffect(() => {
    if (address) window.location.replace(address);
  }, [address]);
  if (!address) return <Redirect to={competitionSearchPath(series.name)} />;
  return (
    <Stack align="center" py={72} px="md" role="status">
      <Text>
        正在前往<Anchor href={address}>{series.name}</Anchor>…
      </Text>
    </Stack>
  );
};
