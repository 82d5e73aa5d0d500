import { Anchor, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { landingAddress } from '../../landing-address.ts';
import { competitionSearchPath } from '../../paths.ts';

interface SeriesRedirectProps {
  series: { name: string; landingUrl: string | null };
}

/**
 * A series has no page of its own: it leads to its site, else to the search for its name, where
 * its card holds its competitions (spec 2, section 2).
 */
export const SeriesRedirect = ({ series }: SeriesRedirectProps) => {
  const address = landingAddress(series.landingUrl);
  useEffect(() => {
    if (address) window.location.replace(address);
  }, [address]);
  if (!address) return <Navigate to={competitionSearchPath(series.name)} replace />;
  return (
    <Stack align="center" py={72} px="md" role="status">
      <Text>
        正在前往<Anchor href={address}>{series.name}</Anchor>…
      </Text>
    </Stack>
  );
};
