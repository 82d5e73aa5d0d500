import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { useNow } from '#lib/useNow.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { AddToCalendar } from '#domains/competitions/components/LiveSession/AddToCalendar.tsx';
import { LiveLink } from '#domains/competitions/components/LiveSession/LiveLink.tsx';
import { competitionPath, eventWord } from '#domains/competitions/paths.ts';
import { takesWorksNow, takesWorksOf } from '#domains/competitions/components/takes-works.ts';
import { useFramed } from '#routing/useFramed.ts';
import { registeredText } from './registered-text.ts';
import type { PanelCompetition, PanelSettings } from './useRegistration.ts';

type After = PanelSettings['afterRegistration'];

const isPath = (address: string) => address.startsWith('/');

interface RegisteredProps {
  competition: PanelCompetition;
  after: After;
}

/** The way on where the organizer names none: to submitting, to the session and into a calendar. */
const WaysOn = ({ competition }: Pick<RegisteredProps, 'competition'>) => {
  const { framed } = useFramed();
  const { id, live, viewerState } = competition;
  if (takesWorksNow(competition, viewerState))
    return (
      <Button component={Link} to={framed(competitionPath(id, 'submit'))} replace>
        去提交
      </Button>
    );
  if (takesWorksOf(competition)) return null;
  return (
    <>
      <AddToCalendar activity={competition} live={live} />
      {live?.url && <LiveLink live={live} url={live.url} />}
    </>
  );
};

/**
 * Message that the registration worked, in the organizer's words where they have any, and where to
 * go from here.
 */
export const Registered = ({ competition, after }: RegisteredProps) => {
  const navigate = useNavigate();
  const { framed } = useFramed();
  const back = framed(competitionPath(competition.id, 'content'));
  const leave = () => void navigate(back, { replace: true });
  const { isCustomized, text, linkText, redirectionUrl } = after;
  const said = registeredText(competition, useNow());
  const way = isCustomized && redirectionUrl ? linkText || '前往查看' : null;
  return (
    <Dialog onClose={leave} title="报名成功" size="sm">
      <Stack>
        <Text>{isCustomized && text ? text : said}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={leave}>
            查看{eventWord(competition)}
          </Button>
          {way === null && <WaysOn competition={competition} />}
          {way !== null && isPath(redirectionUrl) && (
            <Button component={Link} to={redirectionUrl} replace>
              {way}
            </Button>
          )}
          {way !== null && !isPath(redirectionUrl) && (
            <Button component="a" href={redirectionUrl} target="_blank" rel="noopener">
              {way}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
};

/** An organization's competition goes on where the organization says. */
export const LeaveFor = ({ address }: { address: string }) => {
  const navigate = useNavigate();
  useEffect(() => {
    if (isPath(address)) void navigate(address, { replace: true });
    else window.location.assign(address);
  }, [address, navigate]);
  return null;
};
