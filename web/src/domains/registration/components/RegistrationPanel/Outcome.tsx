import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { useNavigate } from '#routing/useNavigate.ts';
import { competitionPath } from '#domains/competitions/paths.ts';
import { useFramed } from '#routing/useFramed.ts';
import type { PanelSettings } from './useRegistration.ts';

type After = PanelSettings['afterRegistration'];

const isPath = (address: string) => address.startsWith('/');

interface RegisteredProps {
  id: string;
  after: After;
}

/**
 * Message that the registration worked, in the organizer's words where they have any, and where to
 * go from here.
 */
export const Registered = ({ id, after }: RegisteredProps) => {
  const navigate = useNavigate();
  const { framed } = useFramed();
  const leave = () => void navigate(framed(competitionPath(id, 'content')), { replace: true });
  const { customized, text, linkText, redirectionUrl } = after;
  const way = customized && redirectionUrl ? linkText || '前往查看' : null;
  const said = '你已经报名，并有了自己的团队。下载数据，提交第一份结果吧！';
  return (
    <Dialog onClose={leave} title="报名成功" size="sm">
      <Stack>
        <Text>{customized && text ? text : said}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={leave}>
            查看比赛
          </Button>
          {way === null && (
            <Button component={Link} to={framed(competitionPath(id, 'submit'))} replace>
              去提交
            </Button>
          )}
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
